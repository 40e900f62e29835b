import { timeOf } from '@salon/kernel';
import { untilWaiting } from '@salon/testing';
import { inTransaction } from '../database/transaction.js';
import { eachMonday } from '../testing/each-monday.js';
import { visitsOf } from '../testing/visits.js';
import { lockAppointment } from './appointments.queries.js';

const WAITING = 10;
const salon = eachMonday(WAITING + 2);
const { paid } = visitsOf(salon);

/** Moves a visit to another stylist in a transaction that ends only once ten calls wait for its row. */
async function moveBefore<T>(id: string, call: () => Promise<T>) {
  const calls = Array.from({ length: WAITING }, () => call);
  const stylists = await salon.calendar.stylists();
  let outcomes: Promise<PromiseSettledResult<T>[]> | undefined;
  const to = await salon.db.transaction(async (tx) => {
    const row = await lockAppointment(tx, id);
    const other = stylists.find(({ _id }) => _id !== row?.stylistId);
    await tx.query('UPDATE booking.appointment SET "stylistId" = $2 WHERE "id" = $1', [id, other?._id]);
    outcomes = Promise.allSettled(calls.map((call) => call()));
    await untilWaiting(salon.db, calls.length);
    return other;
  });
  return { to, outcomes: await outcomes };
}

it('R2 100 calls that wait for a visit while it is moved to another stylist all find it, with the new stylist', async () => {
  for (let round = 0; round < 100 / WAITING; round += 1) {
    const { held } = await paid({ date: `2026-11-${24 + (round % 2)}`, startTime: timeOf(540 + round * 30) });
    const call = () => inTransaction(salon.db, (tx) => lockAppointment(tx, held._id));
    const { to, outcomes } = await moveBefore(held._id, call);
    expect(outcomes?.map((each) => (each.status === 'fulfilled' ? each.value?.stylistName : each.reason))).toEqual(
      Array(WAITING).fill(to?.name),
    );
  }
});

it("R2 a customer's cancel that waits for the move is done, with every other one refused as too late", async () => {
  const { who, held } = await paid();
  const call = () => salon.cancelAppointment.run(held._id, who);
  const { outcomes = [] } = await moveBefore(held._id, call);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(
    new Set(outcomes.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code?: string }).code] : []))),
  ).toEqual(new Set(['APPOINTMENT_MOVE']));
  expect((await salon.appointments.one(held._id, who)).status).toBe('cancelled');
});
