import { jest } from '@jest/globals';
import { OpenTasksQueries } from '../open-tasks/open-tasks.queries.js';
import { eachMonday } from '../testing/each-monday.js';
import { DAY } from '../testing/salon.js';
import { DayQueries } from './day.queries.js';

const salon = eachMonday();
const sixty = <Result>(read: () => Promise<Result>) => Promise.all(Array.from({ length: 60 }, read));

it('sixty desks that fetch the tasks and the day after a change cost two reads of each', async () => {
  const days = new DayQueries(salon.db, salon.calendar, salon.clock);
  const tasks = new OpenTasksQueries(salon.db, salon.outside, salon.clock);
  const calendars = jest.spyOn(salon.calendar, 'current');
  const seen = await sixty(() => days.day(DAY));
  expect([seen.length, new Set(seen).size, calendars.mock.calls.length]).toEqual([60, 2, 2]);
  const counts = jest.spyOn(salon.outside, 'count');
  await sixty(() => tasks.open());
  expect(counts).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});
