import { eachMonday } from '../testing/each-monday.js';
import { deskOf } from '../testing/desk.js';
import { DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { somebody, tell, paid } = visitsOf(salon);
const desk = deskOf(salon);
beforeEach(() => desk.open());

const FREE = '2026-11-25T04:30:00Z';
const LATE = '2026-11-25T04:30:00.001Z';
const statusOf = async ({ id }: { id: string }) => (await salon.appointments.mine(id))[0]?.status;

it('C9 refuses a cancellation that costs more than its customer has read, says how much, and changes nothing', async () => {
  const { who, held } = await paid();
  salon.clock.set(LATE);
  await expect(salon.cancelAppointment.run(held._id, who, { cost: 0 })).rejects.toMatchObject({
    kind: 'conflict',
    code: 'CANCEL_COSTS_MORE',
    message:
      'Cancelling costs LKR 2,250.00 by now, so nothing was cancelled. Please look at the amounts and decide again',
  });
  expect(await statusOf(who)).toBe('confirmed');
});

it('C9 refuses one of a hold that was read as unpaid and is paid and late by now', async () => {
  const who = somebody();
  salon.clock.set(LATE);
  const held = await salon.held(who);
  await tell((await salon.pay(who, held)).orderId);
  await expect(salon.cancelAppointment.run(held._id, who, { cost: 0 })).rejects.toMatchObject({
    code: 'CANCEL_COSTS_MORE',
  });
});

it.each<[string, string, object | undefined]>([
  ['for free as it was read', FREE, { cost: 0 }],
  ['at the cost that was read', LATE, { cost: 2250 }],
  ['for less than was read', FREE, { cost: 2250 }],
  ['by a page that does not say what it showed', LATE, undefined],
])('C9 cancels %s', async (_how, now, body) => {
  const { who, held } = await paid();
  salon.clock.set(now);
  expect((await salon.cancelAppointment.run(held._id, who, body)).appointment.status).toBe('cancelled');
});

it('refuses one of a visit that the desk has moved since its customer read it, at the same cost, and says where it is', async () => {
  const { who, held } = await paid({ stylistId: desk.dilani() });
  const from = { date: DAY, startTime: held.startTime, stylistId: desk.dilani() };
  await desk.move(held._id, { startTime: '12:00', stylistId: desk.nadeesha() });
  await expect(salon.cancelAppointment.run(held._id, who, { cost: 0, from })).rejects.toMatchObject({
    code: 'VISIT_CHANGED',
    message: expect.stringContaining('It is on November 26, 2026 at 12:00 PM with Nadeesha Silva now'),
  });
  expect(await statusOf(who)).toBe('confirmed');
  const now = { ...from, startTime: '12:00', stylistId: desk.nadeesha() };
  const { appointment } = await salon.cancelAppointment.run(held._id, who, { cost: 0, from: now });
  expect(appointment.status).toBe('cancelled');
});

it('says of a visit that is cancelled already that it is, not what it would cost', async () => {
  const { who, held } = await paid();
  const shown = { cost: 0, from: { date: held.date, startTime: held.startTime, stylistId: held.stylist._id } };
  await salon.cancelAppointment.run(held._id, who, shown);
  salon.clock.set(LATE);
  await expect(salon.cancelAppointment.run(held._id, who, shown)).rejects.toMatchObject({
    code: 'APPOINTMENT_MOVE',
  });
});
