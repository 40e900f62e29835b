import { untilWaiting } from '@salon/testing';
import { ChangeLines } from '../desk-visit/change-lines.js';
import { VisitRecordQueries } from '../desk-visit/visit-record.queries.js';
import { lockDays } from '../slots/day-lock.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { CUT, NAILS } from '../testing/fake-catalog.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid, somebody, tell } = visitsOf(salon);
const desk = deskOf(salon);
beforeEach(() => desk.open());

const FRIDAY = '2026-11-27';
const atEleven = () => ({ startTime: '11:00', stylistId: desk.dilani() });

/** Dilani's hour from 11:00 is blocked while the call waits for its day. No constraint keeps a visit out of a block. */
async function blockedBefore(call: () => Promise<unknown>, day = DAY): Promise<unknown> {
  let outcome: Promise<unknown> = Promise.resolve();
  await salon.db.transaction(async (tx) => {
    await lockDays(tx, [day]);
    outcome = call().catch((error: unknown) => error);
    await untilWaiting(salon.db, 1);
    await tx.query(
      `INSERT INTO booking.hours_exception ("id", "stylistId", "kind", "from", "to", "hours", "note")
       VALUES (gen_random_uuid(), $1, 'block', $2, $2, '{"start":"11:00","end":"12:00"}', 'Training')`,
      [desk.dilani(), day],
    );
  });
  return outcome;
}

it('an undone cancellation does not come back into time that was blocked just before', async () => {
  const { held } = await paid(atEleven());
  const { act } = await salon.changeStatus.run(held._id, { status: 'cancelled' }, ADMIN);
  expect(await blockedBefore(() => salon.undoAdminAction.run(act.id, ADMIN))).toMatchObject({
    code: 'ACT_NOT_UNDOABLE',
    params: { reason: 'timeBlocked' },
  });
});

it('a late payment gets another stylist when the time was blocked just before', async () => {
  const who = somebody();
  const held = await salon.held(who, atEleven());
  const { orderId } = await salon.pay(who, held);
  salon.clock.advance(31);
  await salon.releaseUnpaid.run({ id: held._id });
  expect(await blockedBefore(() => tell(orderId))).toBe('accepted');
  expect(await salon.appointments.one(held._id, who)).toMatchObject({
    status: 'confirmed',
    stylist: { _id: desk.nadeesha() },
  });
});

it('the undo of freed time ends an expired hold there, whose late payment gets another stylist', async () => {
  const block = await desk.block('11:00', '12:00');
  const freed = await desk.free(block.subjectId);
  const who = somebody();
  const held = await salon.held(who, atEleven());
  const { orderId } = await salon.pay(who, held);
  salon.clock.advance(31);
  await salon.undoSalonChange.run(freed._id, ADMIN);
  expect(await tell(orderId)).toBe('accepted');
  expect(await salon.appointments.one(held._id, who)).toMatchObject({
    status: 'confirmed',
    stylist: { _id: desk.nadeesha() },
  });
});

it("a customer's move gets another stylist when the new time was blocked just before", async () => {
  const { held, who } = await paid(atEleven());
  const move = () => salon.rescheduleAppointment.run(held._id, { date: FRIDAY, startTime: '11:00' }, who);
  expect(await blockedBefore(move, FRIDAY)).toMatchObject({
    appointment: { date: FRIDAY, stylist: { _id: desk.nadeesha() } },
  });
});

it("the desk's move does not take time that was blocked just before", async () => {
  const { held } = await paid({ stylistId: desk.dilani() });
  const move = () => desk.move(held._id, { date: FRIDAY, startTime: '11:00' });
  expect(await blockedBefore(move, FRIDAY)).toMatchObject({ code: 'DESK_PLACE_TAKEN' });
});

it('a visit does not grow into time that was blocked just before', async () => {
  const { held } = await paid({ stylistId: desk.dilani() });
  const { lines } = await new VisitRecordQueries(salon.db, salon.calendar, salon.clock).record(held.appointmentId);
  const services = [CUT, NAILS].map(({ id }) => ({ service: id, quantity: 1 }));
  const changing = new ChangeLines(salon.db, salon.catalog, salon.calendar, salon.clock);
  const grow = () => changing.run(held._id, { services, version: lines.version }, ADMIN);
  expect(await blockedBefore(grow)).toMatchObject({ code: 'LINES_REFUSED', params: { reason: 'block' } });
});
