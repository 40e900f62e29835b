import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
afterEach(() => salon.db.query('UPDATE booking.stylist SET "leftAt" = NULL'));

it('C8 a visit whose stylist has left comes back once the stylist is restored, and the refusal says so', async () => {
  const { held } = await paid();
  const { act } = await salon.changing.run(held._id, { status: 'cancelled' }, ADMIN);
  await salon.db.query('UPDATE booking.stylist SET "leftAt" = $1 WHERE "id" = $2', [
    salon.clock.now(),
    held.stylist._id,
  ]);
  await expect(salon.undoing.run(act.id, ADMIN)).rejects.toMatchObject({
    code: 'ACT_NOT_UNDOABLE',
    message: 'The stylist of this visit has left the salon. Please restore the stylist first',
  });
  await salon.db.query('UPDATE booking.stylist SET "leftAt" = NULL');
  expect(await salon.undoing.run(act.id, ADMIN)).toMatchObject({ status: 'confirmed' });
});
