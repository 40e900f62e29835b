import { eachMonday } from '../testing/each-monday.js';
import { deskOf } from '../testing/desk.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const desk = deskOf(salon);
beforeEach(() => desk.open());

const seen = () => ({ date: DAY, startTime: '10:00', stylistId: desk.dilani() });
const state = async (id: string) => (await salon.appointments.one(id, ADMIN)).status;

describe.each<[string, (id: string, from: object) => Promise<unknown>]>([
  ['cancels', (id, from) => salon.changeStatus.run(id, { status: 'cancelled', from }, ADMIN)],
  ['reassigns', (id, from) => salon.reassignAppointment.run(id, { stylistId: desk.ruwan(), from }, ADMIN)],
  ['moves', (id, from) => salon.rescheduleAppointment.run(id, { date: DAY, startTime: '15:00', from }, ADMIN)],
])('an older page %s a visit', (_what, decide) => {
  it('only while it is where the page shows it', async () => {
    const { held } = await paid({ stylistId: desk.dilani() });
    await desk.move(held._id, { startTime: '12:00', stylistId: desk.nadeesha() });
    await expect(decide(held._id, seen())).rejects.toMatchObject({
      code: 'VISIT_CHANGED',
      params: { reason: 'moved', name: 'Nadeesha Silva', date: DAY, time: '12:00' },
    });
    expect(await state(held._id)).toBe('confirmed');
    await decide(held._id, { date: DAY, startTime: '12:00', stylistId: desk.nadeesha() });
  });

  it('not after it was cancelled', async () => {
    const { held } = await paid({ stylistId: desk.dilani() });
    await salon.cancelAppointment.run(held._id, ADMIN);
    await expect(decide(held._id, seen())).rejects.toMatchObject({
      code: 'VISIT_CHANGED',
      params: { reason: 'cancelled' },
    });
  });

  it('not when the page says no place', async () => {
    const { held } = await paid({ stylistId: desk.dilani() });
    await expect(decide(held._id, { date: DAY })).rejects.toMatchObject({ code: 'INVALID' });
  });
});
