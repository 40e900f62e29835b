import { filled, DEFAULT_POLICY, type Policy } from '@salon/contracts';
import { versionOf } from '@salon/nest-kit';
import { CUT, NAILS } from '../testing/fake-catalog.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, customer } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { UndoSalonChange } from '../undo/undo-salon-change.js';
import { ChangePolicy } from './change-policy.js';
import { readPolicy } from './policy.subject.js';

const salon = eachMonday();
const change = (next: Partial<Policy>, from: Policy = DEFAULT_POLICY) =>
  new ChangePolicy(salon.db, salon.calendar, salon.clock).run({ ...from, ...next, version: versionOf(from) }, ADMIN);
const undo = (id: string) => new UndoSalonChange(salon.db, salon.calendar, salon.clock).run(id, ADMIN);
const versions = async (): Promise<number> => {
  const [{ count }] = await salon.db.query('SELECT count(*)::int AS count FROM booking.policy');
  return count;
};
const optionsOf = async (id: string, who: ReturnType<typeof customer>) =>
  (await salon.appointments.one(id, who)).options;

afterEach(async () => {
  const now = await readPolicy(salon.db.manager);
  await change(DEFAULT_POLICY, now);
});

it('a salon begins with the policy that texts state by default', async () => {
  expect(await readPolicy(salon.db.manager)).toEqual(DEFAULT_POLICY);
});

it('a visit keeps the terms it was booked under: preview, act and mail use them', async () => {
  const { paid } = visitsOf(salon);
  const old = await paid();
  await change({ noticeHours: 96, latePercent: 100, reschedules: 0 });
  const now = await paid({ startTime: '11:00' });
  expect((await optionsOf(old.held._id, old.who))?.cancel).toMatchObject({ cost: 0, noticeHours: 24, latePercent: 50 });
  expect((await optionsOf(now.held._id, now.who))?.cancel).toMatchObject({
    cost: 4500,
    owed: 3500,
    noticeHours: 96,
    latePercent: 100,
  });
  expect((await optionsOf(old.held._id, old.who))?.reschedule).toEqual({ leftAfter: 2, moveHours: 24, why: null });
  expect((await optionsOf(now.held._id, now.who))?.reschedule).toEqual({
    leftAfter: 0,
    moveHours: 24,
    why: 'A visit cannot be given another time',
  });
  expect((await salon.cancelAppointment.run(old.held._id, old.who)).appointment.money).toBe('refund_due');
  expect((await salon.cancelAppointment.run(now.held._id, now.who)).appointment).toMatchObject({
    money: 'paid',
    due: 3500,
  });
  const mails: { terms: object }[] = await salon.db.query(
    `SELECT "facts"->'terms' AS terms FROM booking.message WHERE "appointmentId" = $1 AND "kind" = 'cancellation'`,
    [now.held._id],
  );
  expect(mails).toEqual([{ terms: { noticeHours: 96, latePercent: 100, moveHours: 24, reschedules: 0 } }]);
});

it('a visit can be moved until the hours of its own terms', async () => {
  await change({ moveHours: 2, noticeHours: 72 });
  const { who, held } = await visitsOf(salon).paid();
  salon.clock.set('2026-11-26T02:29:00Z');
  expect((await optionsOf(held._id, who))?.reschedule?.why).toBeNull();
  salon.clock.set('2026-11-26T02:31:00Z');
  expect((await optionsOf(held._id, who))?.reschedule?.why).toBe(
    'A visit can be given another time until 2 hours before it begins',
  );
});

it('a visit that can never be moved by its terms says so, not until when', async () => {
  await change({ reschedules: 0 });
  const { who, held } = await visitsOf(salon).paid();
  salon.clock.set('2026-11-26T02:31:00Z');
  expect((await optionsOf(held._id, who))?.reschedule?.why).toBe('A visit cannot be given another time');
});

it('fee, lead time, horizon, grid and hold minutes apply from now on', async () => {
  const who = customer('of the new rules');
  await change({
    bookingFee: 1500.5,
    horizonDays: 10,
    gridMinutes: 60,
    holdMinutes: 37,
    leadMinutes: 180,
    mostServices: 1,
  });
  await salon.fill(who, CUT);
  expect((await salon.carts.view(who)).bookingFee).toBe(1500.5);
  const { availableSlots } = await salon.slots.search({ date: '2026-11-26', services: [{ service: CUT.id }] }, who.id);
  expect(availableSlots.every((time) => time.endsWith(':00'))).toBe(true);
  await expect(
    salon.slots.search({ date: '2026-12-04', services: [{ service: CUT.id }] }, who.id),
  ).rejects.toMatchObject({ message: 'Please choose a day within the next 10 days' });
  const held = await salon.book(who);
  expect([held.appointmentFee, held.holdUntil]).toEqual([1500.5, '2026-11-23T03:37:00.000Z']);
  salon.clock.advance(36);
  await salon.startPayment.run(who, { amount: 1500.5, appointmentData: { _id: held._id } });
  expect((await salon.appointments.one(held._id, who)).holdUntil).toBe('2026-11-23T03:52:00.000Z');
});

it('a lower number of services refuses the next one', async () => {
  const who = customer('of few services');
  await change({ mostServices: 1 });
  await salon.fill(who, CUT);

  await expect(salon.addService.run(who, NAILS.id)).rejects.toMatchObject({ code: 'CART_FULL' });
});

it('only changed terms are a new version', async () => {
  const before = await versions();
  await change({ gridMinutes: 15 });
  expect(await versions()).toBe(before);
  await change({ latePercent: 40 }, { ...DEFAULT_POLICY, gridMinutes: 15 });
  expect(await versions()).toBe(before + 1);
  await expect(salon.db.query('UPDATE booking.policy SET "latePercent" = 0')).rejects.toThrow('append-only');
});

it('what texts say about late arrivals and complaints is a new version of the policy they are dated by', async () => {
  const before = await versions();
  await change({ lateMinutes: 10, complaintHours: 48 });
  const policy = await readPolicy(salon.db.manager);
  expect([await versions(), policy.lateMinutes, policy.complaintHours]).toEqual([before + 1, 10, 48]);
  expect(filled('{lateTime}, {complaintTime}', 'Araliya', policy)).toBe('10 minutes, 48 hours');
});

it('of two people who edit, the second is refused with what the first saved', async () => {
  await change({ latePercent: 40 });
  await expect(change({ noShowPercent: 80 })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    data: { current: { ...DEFAULT_POLICY, latePercent: 40 } },
  });
});

it('of many who save at once, one wins', async () => {
  const saved = await Promise.allSettled([10, 20, 30, 40].map((latePercent) => change({ latePercent })));
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('a change is undone, and its undo too', async () => {
  const { change: made } = await change({ bookingFee: 2000, holdMinutes: 30 });
  const undone = await undo(made._id);
  expect(await readPolicy(salon.db.manager)).toEqual(DEFAULT_POLICY);
  await undo(undone._id);
  expect(await readPolicy(salon.db.manager)).toEqual({ ...DEFAULT_POLICY, bookingFee: 2000, holdMinutes: 30 });
});

it('a change is undone that a release recorded whose policy had fewer fields', async () => {
  const { change: made } = await change({ bookingFee: 2000 });
  await salon.db.query(
    `UPDATE booking.salon_change SET "before" = "before" - 'complaintHours', "after" = "after" - 'complaintHours'
     WHERE "id" = $1`,
    [made._id],
  );
  await undo(made._id);
  expect(await readPolicy(salon.db.manager)).toEqual(DEFAULT_POLICY);
});

it('a lead time past the horizon is refused, and one that is stored already blocks no other field', async () => {
  await expect(change({ leadMinutes: 10_080, horizonDays: 1 })).rejects.toMatchObject({
    errors: { leadMinutes: expect.stringContaining('cannot be longer') },
  });
  await salon.db.query('UPDATE booking.settings SET "leadMinutes" = 10080, "horizonDays" = 1');
  const stored = await readPolicy(salon.db.manager);
  const { change: made } = await change({ bookingFee: 2000 }, stored);
  await undo(made._id);
  expect(await readPolicy(salon.db.manager)).toEqual(stored);
});

it.each([
  ['bookingFee', -1],
  ['bookingFee', 1e9],
  ['bookingFee', 0.001],
  ['bookingFee', 1000.005],
  ['bookingFee', '1000'],
  ['latePercent', 101],
  ['latePercent', 12.5],
  ['noShowPercent', -1],
  ['gridMinutes', 7],
  ['mostServices', 21],
  ['lateMinutes', 0],
  ['horizonDays', Number.NaN],
])('refuses %s of %p', async (name, value) => {
  await expect(change({ [name]: value })).rejects.toMatchObject({
    kind: 'invalid',
    errors: { [name]: expect.any(String) },
  });
});
