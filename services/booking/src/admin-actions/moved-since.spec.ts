import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);

it("C8 a move by the desk stays when the customer has moved the visit since, also back to the desk's time", async () => {
  const { who, held } = await paid();
  const move = (startTime: string, by = who) => salon.rescheduleAppointment.run(held._id, { date: DAY, startTime }, by);
  const { act, appointment } = await move('11:00', ADMIN);
  await move('12:00');
  expect((await move('11:00')).appointment.stylist).toEqual(appointment.stylist);
  const why = 'The visit has been given another time since';
  expect((await salon.acts.recent()).acts[0]).toMatchObject({ id: act?.id, undoable: false, why });
  await expect(salon.undoAdminAction.run(act?.id ?? '', ADMIN)).rejects.toMatchObject({
    kind: 'conflict',
    code: 'ACT_NOT_UNDOABLE',
    message: why,
  });
  expect((await salon.appointments.one(held._id, who)).startTime).toBe('11:00');
});

it('C8 of two moves by the desk both are undone, the last first', async () => {
  const { held } = await paid();
  const move = async (startTime: string) =>
    (await salon.rescheduleAppointment.run(held._id, { date: DAY, startTime }, ADMIN)).act?.id ?? '';
  const first = await move('11:00');
  await salon.undoAdminAction.run(await move('12:00'), ADMIN);
  expect((await salon.undoAdminAction.run(first, ADMIN)).startTime).toBe('10:00');
});
