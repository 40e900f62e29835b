import type { AdminStylist, HoursChange, SalonChange, StylistFields } from '@salon/contracts';
import { UndoSalonChange } from '../undo/undo-salon-change.js';
import { eachMonday, emptyVisits } from '../testing/each-monday.js';
import { CUT, NAILS } from '../testing/fake-catalog.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { StylistsQueries } from './stylists.queries.js';
import { WriteStylist } from './write-stylist.js';

const salon = eachMonday();
const { paid, somebody } = visitsOf(salon);

const queries = () => new StylistsQueries(salon.db, salon.clock);
const write = () => new WriteStylist(salon.db, salon.calendar, queries(), salon.clock);
const undo = ({ _id }: SalonChange) => new UndoSalonChange(salon.db, salon.calendar, salon.clock).run(_id, ADMIN);
const FORM: StylistFields = {
  name: 'Ishara Jayasuriya',
  skills: 'Nails',
  picture: null,
  serviceIds: [NAILS.id],
  accountEmail: 'Ishara@Example.test ',
};
async function named(name: string): Promise<AdminStylist> {
  const found = (await queries().all()).find((each) => each.name.startsWith(name));
  if (!found) throw new Error(`no ${name}`);
  return found;
}
const names = async () => (await salon.calendar.stylists()).map(({ name }) => name);

// The tests share one salon: each test restores the three stylists.
it('a new stylist is booked from the next question on, for their services only, and an undo takes them out again', async () => {
  const { stylist, change } = await write().create(FORM, ADMIN);
  expect(stylist).toMatchObject({ name: 'Ishara Jayasuriya', accountEmail: 'ishara@example.test', visits: 0 });
  expect((await names()).at(-1)).toBe('Ishara Jayasuriya');
  const times = (service: string) =>
    salon.slots.search({ date: DAY, stylistId: stylist._id, services: [{ service }] }, null);
  expect((await times(CUT.id)).closed).toBe('Ishara Jayasuriya does not do all of these services.');
  expect((await times(NAILS.id)).availableSlots[0]).toBe('09:00');
  await undo(change);
  expect(await names()).not.toContain('Ishara Jayasuriya');
});

it('a new stylist begins with the week of the salon that counts today and those to come, and has none where the salon has none', async () => {
  const insert = (day: string) =>
    salon.db.query(
      `INSERT INTO booking.week_plan SELECT NULL, $1, "week" FROM booking.week_plan WHERE "stylistId" IS NULL LIMIT 1`,
      [day],
    );
  const plansOf = async ({ _id }: AdminStylist): Promise<string[]> => {
    const rows = await salon.db.query<{ day: string }[]>(
      `SELECT "validFrom"::text AS day FROM booking.week_plan WHERE "stylistId" = $1 ORDER BY "validFrom"`,
      [_id],
    );
    return rows.map(({ day }) => day);
  };
  await insert('2026-11-01');
  await insert('2027-01-01');
  const first = await write().create(FORM, ADMIN);
  expect(await plansOf(first.stylist)).toEqual(['2026-11-23', '2027-01-01']); // From the day on which she is added.
  expect(first.stylist.hasHours).toBe(true);
  await undo(first.change);
  const kept = await salon.db.query(
    `DELETE FROM booking.week_plan WHERE "stylistId" IS NULL RETURNING "validFrom"::text, "week"`,
  );
  const second = await write().create(FORM, ADMIN);
  expect(second.stylist.hasHours).toBe(false);
  await undo(second.change);
  for (const { validFrom, week } of kept[0].filter((each: { validFrom: string }) => each.validFrom === '1970-01-01'))
    await salon.db.query('INSERT INTO booking.week_plan VALUES (NULL, $1, $2)', [validFrom, JSON.stringify(week)]);
  salon.calendar.invalidate();
});

it('an edit is undone that a release recorded whose stylists had fewer fields', async () => {
  const { change: created, stylist } = await write().create(FORM, ADMIN);
  const edited = await write().edit(stylist._id, { skills: 'Nails and feet', version: stylist.version }, ADMIN);
  await salon.db.query(
    `UPDATE booking.salon_change SET "before" = "before" - 'picture', "after" = "after" - 'picture' WHERE "id" = $1`,
    [edited.change._id],
  );
  await undo(edited.change);
  expect(await named('Ishara')).toMatchObject({ skills: 'Nails', picture: null });
  await undo(created);
});

describe('the undo of a new stylist', () => {
  const save = (change: HoursChange, version?: string) =>
    salon.saveHours.run({ change, ...(version && { version }) }, ADMIN);
  const leaveOf = (stylistId: string): HoursChange => ({
    subject: 'exception',
    exception: { stylistId, kind: 'leave', from: DAY, to: DAY, hours: null, note: '' },
  });
  const leavesOf = async (id: string) =>
    (await salon.hours.all()).stylists.find(({ _id }) => _id === id)?.exceptions ?? [];

  it('is refused while hours or leave of theirs would be lost, and its own undo restores a stylist who can be booked', async () => {
    const { stylist, change } = await write().create(FORM, ADMIN);
    const leave = await save(leaveOf(stylist._id));
    await expect(undo(change)).rejects.toMatchObject({ kind: 'conflict', code: 'STYLIST_HAS_HOURS' });
    await undo(leave);
    const plan: HoursChange = { subject: 'plan', stylistId: stylist._id, validFrom: DAY, week: Array(7).fill(null) };
    const hours = await save(plan);
    await expect(undo(change)).rejects.toMatchObject({ code: 'STYLIST_HAS_HOURS', params: { name: stylist.name } });
    await undo(hours);
    const removed = await undo(change);
    const again = await undo(removed);
    expect((await named('Ishara')).hasHours).toBe(true);
    await undo(again);
    expect(await names()).not.toContain('Ishara Jayasuriya');
  });

  it('is refused once visits were booked with them: to come they are given away first, later they are archived', async () => {
    const { stylist, change } = await write().create({ ...FORM, serviceIds: null }, ADMIN);
    const who = somebody();
    const held = await salon.held(who, { stylistId: stylist._id });
    const params = { name: stylist.name, count: 1 };
    await expect(undo(change)).rejects.toMatchObject({ code: 'STYLIST_HAS_VISITS', params });
    await salon.cancelAppointment.run(held._id, who);
    await expect(undo(change)).rejects.toMatchObject({
      code: 'STYLIST_HAD_VISITS',
      message: 'Visits were booked with Ishara Jayasuriya, so this cannot be undone. Archive them instead.',
    });
    await write().archive(stylist._id, ADMIN);
    await emptyVisits(salon.db);
    await salon.db.query('DELETE FROM booking.stylist WHERE "id" = $1', [stylist._id]);
    salon.calendar.invalidate();
  });

  it('leaves nothing of theirs to be undone before it is undone itself', async () => {
    const { stylist, change } = await write().create(FORM, ADMIN);
    await save(leaveOf(stylist._id));
    const [leave] = await leavesOf(stylist._id);
    const gone = await save({ subject: 'exception', id: leave?._id ?? '', exception: null }, leave?.version);
    const removed = await undo(change);
    await expect(undo(gone)).rejects.toMatchObject({ kind: 'conflict', code: 'STYLIST_REMOVED' });
    const again = await undo(removed);
    await undo(await undo(gone));
    await undo(again);
  });
});

it('an edit replaces what is given, and one of an older version is refused with what is there now', async () => {
  const before = await named('Dilani');
  const { stylist, change } = await write().edit(
    before._id,
    { version: before.version, name: 'Dilani P.', serviceIds: [CUT.id] },
    ADMIN,
  );
  expect(stylist).toMatchObject({ name: 'Dilani P.', skills: before.skills, serviceIds: [CUT.id] });
  await expect(write().edit(before._id, { version: before.version, name: 'D' }, ADMIN)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    data: { current: { name: 'Dilani P.' } },
  });
  await undo(change);
  expect(await named('Dilani')).toEqual(before);
});

it.each([
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ serviceIds: [] }, { serviceIds: 'Choose at least one service, or all of them' }],
  [{ serviceIds: ['x'] }, { serviceIds: 'Services must be different services of the menu' }],
  [{ accountEmail: 'nobody' }, { accountEmail: 'Email is invalid' }],
  [{ leftAt: null }, { leftAt: 'Unknown field: leftAt' }],
])('%j is refused beside its field', async (change, errors) => {
  await expect(async () => write().create({ ...FORM, ...change }, ADMIN)).rejects.toMatchObject({
    kind: 'invalid',
    errors,
  });
});

it('one account belongs to one stylist who works here', async () => {
  const { stylist, change } = await write().create(FORM, ADMIN);
  await expect(write().create({ ...FORM, name: 'Other' }, ADMIN)).rejects.toMatchObject({
    code: 'STYLIST_ACCOUNT_TAKEN',
  });
  await write().archive(stylist._id, ADMIN);
  const other = await write().create({ ...FORM, name: 'Other' }, ADMIN);
  await expect(write().restore(stylist._id, ADMIN)).rejects.toMatchObject({ code: 'STYLIST_ACCOUNT_TAKEN' });
  await undo(other.change);
  await undo((await write().restore(stylist._id, ADMIN)).change);
  expect((await named('Ishara')).archived).toBe(true);
  await expect(undo(change)).rejects.toMatchObject({ code: 'ACT_OVERTAKEN' });
});

it('whoever has visits to come is not archived; afterwards they are, and nobody can book with them', async () => {
  const { _id } = await named('Nadeesha');
  const who = somebody();
  const held = await salon.held(who, { stylistId: _id });
  expect(await queries().visits(_id)).toEqual([
    expect.objectContaining({ _id: held._id, date: DAY, startTime: '10:00', serviceIds: [CUT.id] }),
  ]);
  expect((await named('Nadeesha')).visits).toBe(1);
  const waiting = 'Nadeesha Silva has a visit under way, or a time that is held unpaid. Please wait until it is over.';
  await expect(write().archive(_id, ADMIN)).rejects.toMatchObject({ code: 'STYLIST_HAS_VISITS', message: waiting });
  const { held: second } = await paid({ stylistId: _id, startTime: '12:00' });
  const toGive = /^Nadeesha Silva still has 1 visit to come\. Give it to somebody else first\.$/;
  await expect(write().archive(_id, ADMIN)).rejects.toThrow(toGive);
  await salon.cancelAppointment.run(second._id, ADMIN);
  await salon.cancelAppointment.run(held._id, who);
  const { change } = await write().archive(_id, ADMIN);
  expect(await names()).not.toContain('Nadeesha Silva');
  await undo(change);
  expect(await names()).toContain('Nadeesha Silva');
});

it('the last stylist stays, also when two admins archive the last two at once', async () => {
  const ids = (await queries().all()).filter(({ archived }) => !archived).map(({ _id }) => _id);
  const outcomes = await Promise.allSettled(ids.map((id) => write().archive(id, ADMIN)));
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toEqual([expect.objectContaining({ code: 'STYLIST_LAST' })]);
  for (const id of ids) await write().restore(id, ADMIN);
});

it('the order is what guests see; a second admin who saw another one is refused', async () => {
  const from = (await queries().all()).map(({ _id }) => _id);
  const to = [...from].reverse();
  const change = await write().order({ from, to }, ADMIN);
  expect((await queries().all()).map(({ _id }) => _id)).toEqual(to);
  await expect(write().order({ from, to }, ADMIN)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  for (const wrong of [to.slice(1), [...to.slice(1), to[1]], 'x'])
    await expect(write().order({ from: to, to: wrong }, ADMIN)).rejects.toMatchObject({ code: 'ORDER_INVALID' });
  await undo(change);
  expect((await queries().all()).map(({ _id }) => _id)).toEqual(from);
});

it('a booking and an archive that race: there is no visit with a stylist who has left', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { _id } = await named('Ruwan');
    const who = somebody();
    await salon.fill(who, CUT);
    const book = () => salon.book(who, { stylistId: _id, startTime: `${10 + round}:00` });
    const archive = () => write().archive(_id, ADMIN);
    const outcomes = await Promise.allSettled((round % 2 ? [book, archive] : [archive, book]).map((run) => run()));
    const [booked, archived] = round % 2 ? outcomes : outcomes.toReversed();
    expect([booked?.status, archived?.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect((await named('Ruwan')).archived).toBe(archived?.status === 'fulfilled');
    const [{ count }] = await salon.db.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM booking.appointment JOIN booking.stylist ON stylist."id" = "stylistId"
       WHERE "leftAt" IS NOT NULL AND "status" = 'pending' AND "holdUntil" > $1`,
      [salon.clock.now()],
    );
    expect(count).toBe(0);
    await write().restore(_id, ADMIN);
    for (const held of await salon.appointments.mine(who.id)) await salon.cancelAppointment.run(held._id, who);
  }
});
