import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { DayQueries } from './day.queries.js';

const salon = eachMonday();
const { paid, somebody } = visitsOf(salon);
const dayOf = (date: unknown) => new DayQueries(salon.db, salon.calendar, salon.clock).day(date);

let dilani: string;
beforeEach(async () => {
  await salon.db.query('DELETE FROM booking.hours_exception; DELETE FROM booking.closure');
  salon.calendar.forget();
  dilani = (await salon.calendar.stylists())[0]?._id ?? '';
});

it('shows who works, what is booked and held, and what an admin may do with each', async () => {
  const { held: confirmed } = await paid({ stylistId: dilani, startTime: '10:00' });
  const { held: gone } = await paid({ stylistId: dilani, startTime: '13:00' });
  await salon.cancelling.run(gone._id, ADMIN);
  const hold = await salon.held(somebody(), { startTime: '15:00' });
  const day = await dayOf(DAY);
  expect(day).toMatchObject({ date: DAY, today: '2026-11-23', closed: null, cancelled: 1 });
  expect(day.stylists.map(({ name, shifts }) => [name, shifts])).toEqual([
    ['Dilani Perera', [{ start: '09:00', end: '18:00' }]],
    ['Nadeesha Silva', [{ start: '09:00', end: '18:00' }]],
    ['Ruwan Fernando', [{ start: '09:00', end: '18:00' }]],
  ]);
  expect(day.visits.map(({ _id, status, moves }) => [_id, status, moves?.map(({ to }) => to)])).toEqual([
    [confirmed._id, 'confirmed', ['cancelled']],
    [hold._id, 'pending', ['confirmed', 'cancelled']],
  ]);
  salon.clock.advance(60);
  await salon.releasing.run({ id: hold._id });
  expect((await dayOf(DAY)).visits.map(({ _id }) => _id)).toEqual([confirmed._id]);
});

it('keeps the column of a stylist who is away but has a visit, and says why the salon is closed', async () => {
  await paid({ stylistId: dilani, startTime: '10:00' });
  await salon.savingHours.run({ change: { subject: 'closure', closures: [{ day: DAY, reason: 'Poya day' }] } }, ADMIN);
  expect(await dayOf(DAY)).toMatchObject({
    closed: 'Poya day',
    stylists: [{ name: 'Dilani Perera', shifts: [] }],
    visits: [{ startTime: '10:00' }],
  });
  expect((await dayOf('2026-11-29')).stylists).toEqual([]);
  for (const date of ['2026-02-30', '9999-99-99', '', undefined, 7])
    await expect(dayOf(date)).rejects.toMatchObject({ code: 'INVALID' });
});
