import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import type { AppointmentRecord } from './appointment.view.js';
import { appointmentById } from './appointments.queries.js';
import { withOptions } from './visit-options.view.js';

const salon = eachMonday();
const { somebody, tell, retrieve, paid, unplaced } = visitsOf(salon);

const seen = async ({ id }: { id: string }) => (await salon.appointments.mine(id))[0];
const optionsOf = async (who: { id: string }) => (await seen(who))?.options;

it('C9 cancelling is free until 24 hours before the visit, then costs half the services, and what is said is what happens', async () => {
  const {
    who,
    held: { _id: id },
  } = await paid();
  salon.clock.set('2026-11-25T04:30:00Z');
  expect((await optionsOf(who))?.cancel).toEqual({
    paid: 1000,
    cost: 0,
    refund: 1000,
    owed: 0,
    freeUntil: '2026-11-25T04:30:00.000Z',
    noticeHours: 24,
    latePercent: 50,
    moveHours: 24,
    reschedules: 3,
  });
  salon.clock.set('2026-11-25T04:30:00.001Z');
  expect((await optionsOf(who))?.cancel).toEqual({
    paid: 1000,
    cost: 2250,
    refund: 0,
    owed: 1250,
    freeUntil: '2026-11-25T04:30:00.000Z',
    noticeHours: 24,
    latePercent: 50,
    moveHours: 24,
    reschedules: 3,
  });
  expect((await salon.cancelAppointment.run(id, who)).appointment.money).toBe('paid');
  expect(await seen(who)).toMatchObject({ feePaid: 1000, due: 1250, options: { cancel: null, reschedule: null } });
});

it('C9 an unpaid hold owes nothing however late, and a visit that has begun cannot be cancelled', async () => {
  const who = somebody();
  const held = await salon.held(who);
  const cancel = async () => (await salon.appointments.one(held._id, who)).options?.cancel;
  expect(await cancel()).toEqual({
    paid: 0,
    cost: 0,
    refund: 0,
    owed: 0,
    freeUntil: null,
    noticeHours: 24,
    latePercent: 50,
    moveHours: 24,
    reschedules: 3,
  });
  salon.clock.set('2026-11-26T04:30:00Z');
  expect(await cancel()).toBeNull();
  await salon.releaseUnpaid.run({ id: held._id });
});

it('C9 what was paid at the desk counts like what was paid online: it is said before, and happens', async () => {
  const who = somebody();
  const { _id } = await salon.held(who);
  await salon.changeStatus.run(_id, { status: 'confirmed' }, ADMIN);
  expect((await optionsOf(who))?.cancel).toMatchObject({ paid: 1000, cost: 0, refund: 1000, owed: 0 });
  salon.clock.set('2026-11-25T04:30:00.001Z');
  expect((await optionsOf(who))?.cancel).toMatchObject({ paid: 1000, cost: 2250, refund: 0, owed: 1250 });
  await salon.cancelAppointment.run(_id, who);
  expect(await seen(who)).toMatchObject({ money: 'paid_at_desk', feePaid: 1000, due: 1250 });
  const [{ facts }] = await salon.db.query(`SELECT "facts" FROM booking.message WHERE "kind" = 'cancellation'`);
  expect(facts).toMatchObject({ owedCents: 125_000, refundCents: 0 });
});

it('C9 a visit whose fee the bank has taken back owes half of its services in full when it is cancelled late', async () => {
  const { who, held, orderId } = await paid();
  await tell(orderId, -3);
  expect(await seen(who)).toMatchObject({
    status: 'confirmed',
    feePaid: 0,
    due: 5500,
    options: { cancel: { paid: 0, cost: 0, refund: 0, owed: 0, freeUntil: '2026-11-25T04:30:00.000Z' } },
  });
  salon.clock.set('2026-11-25T04:30:00.001Z');
  expect((await optionsOf(who))?.cancel).toMatchObject({ paid: 0, cost: 2250, refund: 0, owed: 2250 });
  await salon.cancelAppointment.run(held._id, who);
  expect(await seen(who)).toMatchObject({ money: 'charged_back', due: 2250 });
  await retrieve(orderId, `of ${orderId}`, 'paid again');
  expect(await seen(who)).toMatchObject({ money: 'paid', feePaid: 1000, due: 1250 });
});

it('C9 where cancelling later costs nothing, it is free until the visit begins', async () => {
  const { held } = await paid();
  const row = (await appointmentById(salon.db.manager, held._id))!;
  const { options } = withOptions({ ...row, latePercent: 0 }, new Date('2026-11-26T01:30:00Z'));
  expect(options?.cancel).toMatchObject({ cost: 0, refund: 1000, freeUntil: held.startsAt });
});

const CALL_US = 'Part of the money of this visit was settled at the salon. Please call us to cancel it';
it.each<[string, Partial<AppointmentRecord>, string | null]>([
  ['with money taken at the desk, says why', { deskPaidCents: 50_000 }, CALL_US],
  ['with money refunded at the desk, says why', { deskPaidCents: -50_000 }, CALL_US],
  ['without money of the desk, says nothing', {}, null],
  ['that has begun, says nothing', { deskPaidCents: 50_000, startsAt: new Date('2026-11-23T00:00:00Z') }, null],
  ['that is completed, says nothing', { deskPaidCents: 50_000, status: 'completed' }, null],
  ['of a customer who did not come, says nothing', { deskPaidCents: 50_000, status: 'no_show' }, null],
  ['that is cancelled, says nothing', { deskPaidCents: 50_000, status: 'cancelled', cancelReason: 'salon' }, null],
])('a visit %s', async (_story, change, why) => {
  const { held } = await paid();
  const row = (await appointmentById(salon.db.manager, held._id))!;
  const { options } = withOptions({ ...row, ...change }, salon.clock.now());
  expect(options?.cancelWhy).toBe(why);
  expect(options?.cancel === null).toBe('deskPaidCents' in change);
});

it('C10 another time is offered three times, until 24 hours before, and then says why not', async () => {
  const {
    who,
    held: { _id: id },
  } = await paid();
  const left = [(await optionsOf(who))?.reschedule];
  for (const startTime of ['11:00', '12:00', '13:00'])
    left.push(
      (await salon.rescheduleAppointment.run(id, { date: '2026-11-26', startTime }, who)).appointment.options
        ?.reschedule,
    );
  expect(left).toEqual([
    { leftAfter: 2, moveHours: 24, why: null },
    { leftAfter: 1, moveHours: 24, why: null },
    { leftAfter: 0, moveHours: 24, why: null },
    { leftAfter: 0, moveHours: 24, why: 'A visit can be given another time at most 3 times' },
  ]);
  salon.clock.set('2026-11-25T07:30:00.001Z');
  expect((await optionsOf(who))?.reschedule).toEqual({
    leftAfter: 0,
    moveHours: 24,
    why: 'A visit can be given another time until 24 hours before it begins',
  });
  salon.clock.set('2026-11-26T07:30:00Z');
  expect((await optionsOf(who))?.reschedule).toBeNull();
});

it('C10 another time is no question for a visit that is not paid yet, nor for anybody but its customer', async () => {
  const who = somebody();
  const held = await salon.held(who);
  expect((await salon.appointments.one(held._id, who)).options?.reschedule).toBeNull();
  expect((await salon.appointments.one(held._id, ADMIN)).options).toBeUndefined();
});

it('D4 a payment whose time had gone may take another time however late, and keeps its three moves', async () => {
  const { who, held } = await unplaced();
  expect(await salon.appointments.one(held._id, who)).toMatchObject({
    feePaid: 1000,
    due: 4500,
    options: { cancel: null, reschedule: { leftAfter: 3, why: null } },
  });
});
