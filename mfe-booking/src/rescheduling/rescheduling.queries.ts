import type { LocalDay } from '@salon/kernel';
import { dayQuery, monthQuery } from '../slots/slots.queries.js';
import { findNewDays, findNewTimes } from './rescheduling.api.js';

/** The possible new times on `date`; disabled until a day is chosen. */
export const newTimesQuery = (id: string, date: LocalDay | null) =>
  dayQuery(['instead of', id, date], date === null ? null : (signal) => findNewTimes(id, date, signal));

/** The days of `month` with possible new times. */
export const newDaysQuery = (id: string, month: string) =>
  monthQuery(month, ['instead of', id], (signal) => findNewDays(id, month, signal));
