import { jest } from '@jest/globals';
import { eachMonday } from '../testing/each-monday.js';
import { RollUp } from './roll-up.js';
import { RollUpReportsJob } from './roll-up-reports.job.js';

const salon = eachMonday();
const job = (rollUp: RollUp) => new RollUpReportsJob(rollUp, salon.calendar, salon.clock, salon.outbox, salon.db);

it('what a roll-up has no time for is another job', async () => {
  const rollUp = new RollUp(salon.db, salon.calendar);
  jest.spyOn(rollUp, 'run').mockResolvedValueOnce(false);
  await job(rollUp).run();
  expect(await salon.waiting('roll-up-reports')).toBe(1);
  await job(rollUp).run();
  expect(await salon.waiting('roll-up-reports')).toBe(1);
  const [{ days }] = await salon.db.query<[{ days: number }]>('SELECT count(*)::int AS days FROM booking.day_report');
  expect(days).toBeGreaterThan(700);
});
