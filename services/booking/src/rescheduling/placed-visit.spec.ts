import { CUT, NAILS } from '../testing/fake-catalog.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid, unplaced } = visitsOf(salon);

const inCart = async (id: string): Promise<string[]> => {
  const rows: { service: string }[] = await salon.db.query(
    'SELECT "serviceId" AS "service" FROM booking.cart_line WHERE "customerId" = $1 ORDER BY "addedAt"',
    [id],
  );
  return rows.map(({ service }) => service);
};

it.each(['customer', 'desk'])(
  'D4 D8 the services of a paid visit without a time leave the cart when the %s chooses its time',
  async (by) => {
    const { who, held } = await unplaced();
    salon.clock.advance(1);
    await salon.fill(who, NAILS);
    expect(await inCart(who.id)).toEqual([CUT.id, NAILS.id]);
    const { appointment } = await salon.rescheduleAppointment.run(
      held._id,
      { date: DAY, startTime: '11:00' },
      by === 'desk' ? ADMIN : who,
    );
    expect(appointment).toMatchObject({ status: 'confirmed', startTime: '11:00' });
    expect(await inCart(who.id)).toEqual([NAILS.id]);
    expect(
      await salon.db.query(`SELECT FROM booking.message WHERE "appointmentId" = $1 AND "kind" = 'confirmation'`, [
        held._id,
      ]),
    ).toHaveLength(1);
  },
);

it('C10 a visit that moves takes nothing out of the cart', async () => {
  const { who, held } = await paid();
  await salon.fill(who, CUT);
  await salon.rescheduleAppointment.run(held._id, { date: DAY, startTime: '11:00' }, who);
  expect(await inCart(who.id)).toEqual([CUT.id]);
});

it('C8 D8 undoing the time that the desk chose puts the services back into the cart', async () => {
  const { who, held } = await unplaced();
  const { act } = await salon.rescheduleAppointment.run(held._id, { date: DAY, startTime: '11:00' }, ADMIN);
  expect(await inCart(who.id)).toEqual([]);
  await salon.undoAdminAction.run(act?.id ?? '', ADMIN);
  expect(await inCart(who.id)).toEqual([CUT.id]);
});
