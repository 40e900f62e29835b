import { untilWaiting } from '@salon/testing';
import { lockDays } from '../slots/day-lock.js';
import { eachMonday } from '../testing/each-monday.js';
import { DAY } from '../testing/salon.js';
import { type PaidVisit, visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);

const atTwo = ({ who, held }: PaidVisit): Promise<unknown> =>
  salon.rescheduleAppointment.run(held._id, { date: DAY, startTime: '14:00' }, who).catch((error: unknown) => error);

it('a visit goes to another stylist when its own goes on leave while the call waits for the day', async () => {
  const visit = await paid();
  const { stylist } = visit.held;
  let outcome: Promise<unknown> = Promise.resolve();
  await salon.db.transaction(async (tx) => {
    await lockDays(tx, [DAY]);
    outcome = atTwo(visit);
    await untilWaiting(salon.db, 1);
    await tx.query(
      `INSERT INTO booking.hours_exception ("id", "stylistId", "kind", "from", "to", "note")
       VALUES (gen_random_uuid(), $1, 'leave', $2, $2, '')`,
      [stylist._id, DAY],
    );
  });
  expect(await outcome).toMatchObject({
    appointment: { startTime: '14:00', stylist: expect.not.objectContaining({ _id: stylist._id }) },
  });
  await salon.db.query('DELETE FROM booking.hours_exception');
});

it('a visit goes to another stylist when its own leaves the salon while the new time is stored', async () => {
  const visit = await paid();
  const own = visit.held.stylist._id;
  let outcome: Promise<unknown> = Promise.resolve();
  await salon.db.transaction(async (tx) => {
    await tx.query('SELECT FROM booking.stylist WHERE "id" = $1 FOR UPDATE', [own]);
    outcome = atTwo(visit);
    await untilWaiting(salon.db, 1);
    await tx.query('UPDATE booking.stylist SET "leftAt" = $2 WHERE "id" = $1', [own, salon.clock.now()]);
  });
  expect(await outcome).toMatchObject({
    appointment: { startTime: '14:00', stylist: expect.not.objectContaining({ _id: own }) },
  });
  await salon.db.query('UPDATE booking.stylist SET "leftAt" = NULL');
});
