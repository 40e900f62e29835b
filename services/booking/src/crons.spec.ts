import { DiscoveryService, Reflector } from '@nestjs/core';
import { taskWords } from '@salon/contracts';
import { tasksOf } from '@salon/nest-kit';
import { registeredCrons } from '@salon/testing';
import { DataSource } from 'typeorm';
import { type RunningBooking, startBooking } from './testing/running-booking.js';

let booking: RunningBooking;

beforeAll(async () => {
  booking = await startBooking();
});
afterAll(() => booking.close());

const CRONS = [
  'check-refund',
  'clear-desk-changes',
  'clear-notices',
  'keep-pictures',
  'roll-up-reports',
  'sweep-paid',
  'verify-review',
];

it('E9 D6 B14 notices are cleared, paid orders swept and reviews verified every day, changes of the desk and days of the reports three times an hour', async () => {
  expect(await registeredCrons(booking.app.get(DataSource), 'booking_jobs', CRONS.length)).toEqual(CRONS);
});

it('an owner reads of each job what it does, not its name', () => {
  const tasks = tasksOf(booking.app.get(DiscoveryService), booking.app.get(Reflector)).map(({ task }) => task);
  expect(tasks).toEqual(expect.arrayContaining(CRONS));
  expect(tasks.filter((task) => taskWords(task) === task)).toEqual([]);
});
