import { untilWaiting } from '@salon/testing';
import { lockDays } from '../slots/day-lock.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);

it('nobody takes a visit who goes on leave while the call waits for its day', async () => {
  const [dilani, nadeesha] = (await salon.calendar.stylists()).map(({ _id }) => _id);
  const { held } = await paid({ stylistId: dilani });
  let outcome: Promise<unknown> = Promise.resolve();
  await salon.db.transaction(async (tx) => {
    await lockDays(tx, [DAY]);
    outcome = salon.reassignAppointment.run(held._id, { stylistId: nadeesha }, ADMIN).catch((error: unknown) => error);
    await untilWaiting(salon.db, 1);
    await tx.query(
      `INSERT INTO booking.hours_exception ("id", "stylistId", "kind", "from", "to", "note")
       VALUES (gen_random_uuid(), $1, 'leave', $2, $2, '')`,
      [nadeesha, DAY],
    );
  });
  expect(await outcome).toMatchObject({ code: 'STYLIST_NOT_FREE' });
  await salon.db.query('DELETE FROM booking.hours_exception');
});
