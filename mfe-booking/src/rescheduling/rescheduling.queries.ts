import type { LocalDay } from '@salon/kernel';
import { dayQuery, monthQuery } from '../slots/slots.queries.js';
import { findNewDays, findNewTimes } from './rescheduling.api.js';

/** When on `date` the visit could be instead; disabled until a day is chosen. */
export const newTimesQuery = (id: string, date: LocalDay | null) =>
  dayQuery(['instead of', id, date], date === null ? null : (signal) => findNewTimes(id, date, signal));

/** The days of `month` on which the visit could be instead. */
export const newDaysQuery = (id: string, month: string) =>
  monthQuery(month, ['instead of', id], (signal) => findNewDays(id, month, signal));
