import { dropTestDatabase, JourneyWithoutDatabase, testDatabaseUrl } from '@salon/testing';
import { bookingJourney, CANARY } from './testing/booking-journey.js';
import { type BookingCall, runBooking, type RunningBooking } from './testing/running-booking.js';

let url: string;
let journey: JourneyWithoutDatabase;
let booking: RunningBooking;

beforeAll(async () => {
  url = await testDatabaseUrl();
  journey = await JourneyWithoutDatabase.begin(url);
  booking = await runBooking(journey.url, (line) => journey.lines.push(line));
});
afterAll(async () => {
  await booking.close();
  await journey.end();
  await dropTestDatabase(url);
});

it('R5 T63 Postgres goes away at each statement of each write: 503, its cause logged once, and nothing of the call', async () => {
  const call: BookingCall = (caller, path, payload) => journey.call(path, () => booking.call(caller, path, payload));
  await bookingJourney(call, booking.clock);
  expect(journey.met.length).toBeGreaterThan(200);
  expect(journey.unexpected()).toEqual([]);
  expect(journey.failed).not.toEqual([]);
  expect(journey.lines.join('')).toContain('terminating connection');
  expect(journey.lines.filter((line) => new RegExp(`${CANARY}|1239876`).test(line))).toEqual([]);
});
