import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';

const salon = eachMonday();
const desk = deskOf(salon);
beforeEach(() => desk.open());

const note = 'Prefers the window';
/** A walk-in with a note, who has arrived. */
const arrived = async (): Promise<string> => {
  const { appointment } = await desk.book({ note });
  await salon.db.query('UPDATE booking.appointment SET "arrivedAt" = $1', [salon.clock.now()]);
  return appointment._id;
};

it.each<[string, (id: string) => Promise<object>]>([
  ['another status', async (id) => (await salon.changeStatus.run(id, { status: 'cancelled' }, ADMIN)).appointment],
  ['a cancellation', async (id) => (await salon.cancelAppointment.run(id, ADMIN)).appointment],
  ['another place on the board', async (id) => (await desk.move(id, { startTime: '13:05' })).appointment],
  [
    'another time',
    async (id) => (await salon.rescheduleAppointment.run(id, { date: DAY, startTime: '13:00' }, ADMIN)).appointment,
  ],
  [
    'another time, pressed twice',
    async (id) => {
      const move = () => salon.rescheduleAppointment.run(id, { date: DAY, startTime: '13:00' }, ADMIN);
      await move();
      return (await move()).appointment;
    },
  ],
  [
    'another stylist',
    async (id) => (await salon.reassignAppointment.run(id, { stylistId: desk.nadeesha() }, ADMIN)).appointment,
  ],
])('the desk reads its note, how far the visit has come and what can follow after %s', async (_change, run) => {
  expect(await run(await arrived())).toMatchObject({ note, progress: 'arrived', moves: expect.any(Array) });
});

it('the desk reads its note and what can follow of a visit it has booked, once or by pressing twice', async () => {
  const customer = desk.guest();
  const pressed = [await desk.book({ note, customer }, 'one-key'), await desk.book({ note, customer }, 'one-key')];
  for (const { appointment } of pressed) expect(appointment).toMatchObject({ note, moves: [{ to: 'cancelled' }] });
});
