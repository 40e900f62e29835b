import { untilWaiting } from '@salon/testing';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
afterEach(() => salon.db.query('UPDATE booking.stylist SET "leftAt" = NULL'));

it('C8 a visit whose stylist has left comes back once the stylist is restored, and the refusal says so', async () => {
  const { held } = await paid();
  const { act } = await salon.changeStatus.run(held._id, { status: 'cancelled' }, ADMIN);
  await salon.db.query('UPDATE booking.stylist SET "leftAt" = $1 WHERE "id" = $2', [
    salon.clock.now(),
    held.stylist._id,
  ]);
  await expect(salon.undoAdminAction.run(act.id, ADMIN)).rejects.toMatchObject({
    code: 'ACT_NOT_UNDOABLE',
    message: 'The stylist of this visit has left the salon. Please restore the stylist first',
  });
  await salon.db.query('UPDATE booking.stylist SET "leftAt" = NULL');
  expect(await salon.undoAdminAction.run(act.id, ADMIN)).toMatchObject({ status: 'confirmed' });
});

it('an undo that meets the archiving of its stylist waits for it, and says that the stylist has left', async () => {
  const { held } = await paid();
  const { act } = await salon.changeStatus.run(held._id, { status: 'cancelled' }, ADMIN);
  let outcome: Promise<unknown> = Promise.resolve();
  await salon.db.transaction(async (tx) => {
    await tx.query('SELECT FROM booking.stylist WHERE "id" = $1 FOR UPDATE', [held.stylist._id]);
    outcome = salon.undoAdminAction.run(act.id, ADMIN).catch((error: unknown) => error);
    await untilWaiting(salon.db, 1);
    await tx.query('UPDATE booking.stylist SET "leftAt" = $1 WHERE "id" = $2', [salon.clock.now(), held.stylist._id]);
  });
  expect(await outcome).toMatchObject({ code: 'ACT_NOT_UNDOABLE', params: { reason: 'stylistLeft' } });
});
