import { jest } from '@jest/globals';
import type { HoursChange, SalonChange, WorkWeek } from '@salon/contracts';
import { TakePayment } from '../desk-visit/take-payment.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday, resetHours } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid, somebody, tell } = visitsOf(salon);

let dilani: string;
let nadeesha: string;
beforeEach(async () => {
  [dilani = '', nadeesha = ''] = await resetHours(salon);
});

const leave = (kind: 'leave' | 'sick' = 'leave'): HoursChange => ({
  subject: 'exception',
  exception: { stylistId: dilani, kind, from: DAY, to: DAY, hours: null, note: '' },
});
const save = (change: HoursChange): Promise<SalonChange> => salon.saveHours.run({ change }, ADMIN);
const impact = (change: HoursChange) => salon.outside.impact({ change });
const open = async (): Promise<string[]> => (await salon.outside.open()).visits.map(({ _id }) => _id);
const mails = (id: string): Promise<{ kind: string; facts: { stylist: string; was?: { stylist: string } } }[]> =>
  salon.db.query(`SELECT "kind", "facts" FROM booking.message WHERE "appointmentId" = $1 ORDER BY "version"`, [id]);
const ofDilani = (startTime = '10:00') => paid({ stylistId: dilani, startTime });

it('says before saving which visits fall outside, who could take each and the nearest other times', async () => {
  const { held } = await ofDilani();
  await paid({ stylistId: nadeesha, startTime: '12:00' });
  const { visits, total } = await impact(leave());
  expect([total, visits.map(({ _id }) => _id), await open()]).toEqual([1, [held._id], []]);
  expect(visits[0]).toMatchObject({
    why: 'Dilani Perera is away on this day',
    refund: 1000,
    customerEmail: held.user.email,
    canTake: [{ name: 'Nadeesha Silva' }, { name: 'Ruwan Fernando' }],
    otherTimes: [
      { date: DAY, time: '09:30', stylist: { name: 'Ruwan Fernando' } },
      { date: '2026-11-27', time: '10:00', stylist: { name: 'Dilani Perera' } },
      { date: '2026-11-25', time: '10:00', stylist: { name: 'Dilani Perera' } },
    ],
  });
});

it('says what was paid at the desk, which the salon refunds there before it cancels', async () => {
  const [{ held }, other] = [await ofDilani(), await ofDilani('14:00')];
  await new TakePayment(salon.db, salon.clock).run(held._id, { amount: 3000, means: 'cash' }, ADMIN);
  const { visits } = await impact(leave());
  expect(visits.map(({ _id, refund, deskPaid }) => [_id, refund, deskPaid])).toEqual([
    [held._id, 1000, 3000],
    [other.held._id, 1000, undefined],
  ]);
});

it('offers only who is at work, able and free', async () => {
  const { held } = await ofDilani();
  await salon.held(somebody(), { stylistId: nadeesha });
  await salon.db.query('UPDATE booking.stylist SET "serviceIds" = \'{}\' WHERE "name" = \'Ruwan Fernando\'');
  const { visits } = await impact(leave());
  await salon.db.query('UPDATE booking.stylist SET "serviceIds" = NULL');
  expect(visits.map(({ _id, canTake }) => [_id, canTake])).toEqual([[held._id, []]]);
});

it('warns in words about shifts outside the salon’s own hours and about the next plan', async () => {
  const early: WorkWeek = [null, ...Array.from({ length: 6 }, () => ({ start: '07:00', end: '12:00', breaks: [] }))];
  await save({ subject: 'plan', stylistId: dilani, validFrom: '2027-01-01', week: early });
  const { warnings } = await impact({
    subject: 'plan',
    stylistId: dilani,
    validFrom: DAY,
    week: early.slice(0, 6).concat(null),
  });
  expect([warnings.length, warnings[0], warnings.at(-1)]).toEqual([
    6,
    'Dilani Perera works outside the salon’s own hours on Mondays, when it is open from 9:00 AM to 6:00 PM.',
    'These hours count until another plan begins on Jan 1, 2027.',
  ]);
});

it('another stylist takes it: the customer is mailed from whom to whom, and it can be undone', async () => {
  const { held } = await ofDilani();
  await save(leave());
  expect(await open()).toEqual([held._id]);
  const { appointment, act } = await salon.reassignAppointment.run(held._id, { stylistId: nadeesha }, ADMIN);
  expect([appointment.stylist.name, appointment.startTime, act.undoable, await open()]).toEqual([
    'Nadeesha Silva',
    '10:00',
    true,
    [],
  ]);
  expect((await mails(held._id)).at(-1)).toMatchObject({
    kind: 'reassigned',
    facts: { stylist: 'Nadeesha Silva', was: { stylist: 'Dilani Perera' } },
  });
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect([await open(), (await mails(held._id)).map(({ kind }) => kind)]).toEqual([[held._id], ['confirmation']]);
});

it('a mail of a stylist that has left is put right by another', async () => {
  const { held } = await ofDilani();
  const { act } = await salon.reassignAppointment.run(held._id, { stylistId: nadeesha }, ADMIN);
  await salon.db.query('UPDATE booking.message SET "leftAt" = $1', [salon.clock.now()]);
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect((await mails(held._id)).map(({ kind, facts }) => [kind, facts.stylist, facts.was?.stylist])).toEqual([
    ['confirmation', 'Dilani Perera', undefined],
    ['reassigned', 'Nadeesha Silva', 'Dilani Perera'],
    ['reassigned', 'Dilani Perera', 'Nadeesha Silva'],
  ]);
});

it('nobody takes a visit at a time that is not free, not theirs, or over', async () => {
  const { held } = await ofDilani();
  await paid({ stylistId: nadeesha });
  const reassign = (stylistId: unknown) => salon.reassignAppointment.run(held._id, { stylistId }, ADMIN);
  await expect(reassign(nadeesha)).rejects.toMatchObject({
    code: 'STYLIST_NOT_FREE',
    message: 'Nadeesha Silva is not free at this time any more',
  });
  await expect(reassign(dilani)).rejects.toMatchObject({ code: 'STYLIST_NOT_FREE' });
  await expect(reassign('nobody')).rejects.toMatchObject({
    code: 'HOURS_INVALID',
    errors: { stylistId: 'This stylist is not in the team any more' },
  });
  salon.clock.set('2026-11-26T04:30:00Z');
  await expect(reassign(nadeesha)).rejects.toMatchObject({ code: 'APPOINTMENT_MOVE' });
});

it('nobody takes a visit who has left since the calendar was read', async () => {
  const { held } = await ofDilani();
  const before = await salon.calendar.current();
  const leave = (at: Date | null) =>
    salon.db.query('UPDATE booking.stylist SET "leftAt" = $2 WHERE "id" = $1', [nadeesha, at]);
  await leave(salon.clock.now());
  jest.spyOn(salon.calendar, 'current').mockResolvedValueOnce(before);
  await expect(salon.reassignAppointment.run(held._id, { stylistId: nadeesha }, ADMIN)).rejects.toMatchObject({
    code: 'STYLIST_NOT_FREE',
  });
  await leave(null);
});

it('kept on purpose it is no open task until its place changes, and the undo makes it one again', async () => {
  const { held } = await ofDilani();
  await expect(salon.keepAppointment.run(held._id, ADMIN)).rejects.toMatchObject({ code: 'VISIT_WITHIN_HOURS' });
  await save(leave());
  const { act } = await salon.keepAppointment.run(held._id, ADMIN);
  expect([await open(), (await mails(held._id)).length]).toEqual([[], 1]);
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect(await open()).toEqual([held._id]);
  await salon.keepAppointment.run(held._id, ADMIN);
  const moved = await salon.reassignAppointment.run(held._id, { stylistId: nadeesha }, ADMIN);
  await save({ subject: 'closure', closures: [{ day: DAY, reason: 'Water' }] });
  expect([moved.appointment.stylist.name, await open()]).toEqual(['Nadeesha Silva', [held._id]]);
});

it('the salon moves a visit outside its hours at short notice, and it does not count as the customer’s move', async () => {
  const { held } = await ofDilani();
  salon.clock.set('2026-11-26T01:00:00Z');
  const move = () => salon.rescheduleAppointment.run(held._id, { date: DAY, startTime: '14:00' }, ADMIN);
  await expect(move()).rejects.toMatchObject({ code: 'RESCHEDULE_REFUSED' });
  await save(leave('sick'));
  const { appointment, act } = await move();
  expect([appointment.startTime, appointment.stylist._id === dilani, act?.undoable]).toEqual(['14:00', false, true]);
  expect(await salon.db.query('SELECT "rescheduled" FROM booking.appointment')).toEqual([{ rescheduled: 0 }]);
  expect((await mails(held._id)).at(-1)).toMatchObject({
    kind: 'rescheduled',
    facts: { was: { stylist: 'Dilani Perera' } },
  });
});

it('the desk moves a visit outside its hours to the time and stylist that were shown, and needs no reason', async () => {
  const { held } = await ofDilani();
  salon.clock.set('2026-11-26T01:00:00Z');
  const from = { date: DAY, startTime: '10:00', stylistId: dilani };
  const to = { startTime: '14:00', stylistId: nadeesha, from, tell: true, reason: '' };
  const move = () => deskOf(salon).move(held._id, to);
  await expect(move()).rejects.toMatchObject({ code: 'MOVE_NEEDS_REASON' });
  await save(leave('sick'));
  const { appointment, act } = await move();
  expect([appointment.startTime, appointment.stylist._id, act?.undoable]).toEqual(['14:00', nadeesha, true]);
  expect(await salon.db.query('SELECT "rescheduled" FROM booking.appointment')).toEqual([{ rescheduled: 0 }]);
  expect((await mails(held._id)).at(-1)).toMatchObject({
    kind: 'rescheduled',
    facts: { stylist: 'Nadeesha Silva', was: { stylist: 'Dilani Perera' } },
  });
});

it('cancelled by the salon the whole fee goes back, however late', async () => {
  const { held } = await ofDilani();
  salon.clock.set('2026-11-26T01:00:00Z');
  await save(leave('sick'));
  await salon.changeStatus.run(held._id, { status: 'cancelled', reason: 'outside hours' }, ADMIN);
  expect([await open(), await salon.db.query('SELECT "amountCents" FROM booking.refund_task')]).toEqual([
    [],
    [{ amountCents: 100000 }],
  ]);
});

it('a closure on a day of many visits names every one, and its undo leaves none open', async () => {
  for (const startTime of ['09:00', '10:00', '11:00', '12:00'])
    for (let each = 0; each < 3; each += 1) await paid({ startTime });
  const closure: HoursChange = { subject: 'closure', closures: [{ day: DAY, reason: 'Poya' }] };
  const { total, visits } = await impact(closure);
  expect([total, new Set(visits.map(({ why }) => why))]).toEqual([12, new Set(['The salon is closed: Poya'])]);
  const change = await save(closure);
  expect([(await salon.outside.open()).total, await salon.outside.count()]).toEqual([12, 12]);
  await salon.undoSalonChange.run(change._id, ADMIN);
  expect((await salon.outside.open()).total).toBe(0);
});

it('leave saved in the instant in which a payment confirms a visit: whoever was first, the visit is an open task, and none after the undo', async () => {
  for (let round = 0; round < 5; round += 1) {
    const who = somebody();
    const held = await salon.held(who, { stylistId: dilani, startTime: `${10 + round}:00` });
    const { orderId } = await salon.pay(who, held);
    const sick = { stylistId: dilani, kind: 'sick' as const, from: DAY, to: DAY, hours: null, note: '' };
    const [change] = await Promise.all([save({ subject: 'exception', exception: sick }), tell(orderId)]);
    expect(await open()).toContain(held._id);
    await salon.undoSalonChange.run(change._id, ADMIN);
    expect(await open()).toEqual([]);
  }
});

it('a stylist that has left leaves open tasks', async () => {
  const { held } = await ofDilani();
  await salon.db.query('UPDATE booking.stylist SET "leftAt" = $2 WHERE "id" = $1', [dilani, salon.clock.now()]);
  const { visits } = await salon.outside.open();
  await salon.db.query('UPDATE booking.stylist SET "leftAt" = NULL');
  expect(visits.map(({ _id, why }) => [_id, why])).toEqual([[held._id, 'Dilani Perera no longer works here']]);
});
