import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';
import { DataSource } from 'typeorm';
import { runBooking, type RunningBooking } from './testing/running-booking.js';

let url: string;
let booking: RunningBooking;

beforeAll(async () => {
  url = await testDatabaseUrl();
  booking = await runBooking(url);
});
afterAll(async () => {
  await booking.close();
  await dropTestDatabase(url);
});

it('E9 D6 notices are cleared and paid orders swept every day, changes of the desk and days of the reports three times an hour', async () => {
  const planned = async (): Promise<string[]> => {
    const db = booking.app.get(DataSource);
    const rows = await db.query<{ identifier: string }[]>(
      'SELECT identifier FROM booking_jobs._private_known_crontabs ORDER BY 1',
    );
    return rows.map(({ identifier }) => identifier);
  };
  for (let tries = 0; tries < 100 && (await planned()).length < 4; tries += 1)
    await new Promise((done) => setTimeout(done, 50));
  expect(await planned()).toEqual(['clear-desk-changes', 'clear-notices', 'roll-up-reports', 'sweep-paid']);
});
