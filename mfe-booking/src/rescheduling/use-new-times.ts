import type { Availability } from '@salon/contracts';
import type { LocalDay } from '@salon/kernel';
import type { UseQueryResult } from '@salon/web-kit/query';
import { slotKeys, useDay, useDaysOfMonths, type FreeDays } from '../slots/use-slots.js';
import { findNewDays, findNewTimes } from './rescheduling.api.js';

export const newTimesKey = (id: string, date: LocalDay | null) => [...slotKeys.all, 'instead of', id, date] as const;

/** When on `date` the visit could be instead; idle until a day is chosen. */
export const useNewTimes = (id: string, date: LocalDay | null): UseQueryResult<Availability> =>
  useDay(newTimesKey(id, date), date === null ? null : (signal) => findNewTimes(id, date, signal));

/** The days on which the visit could be instead. */
export const useNewDays = (id: string): FreeDays =>
  useDaysOfMonths(['instead of', id], (month, signal) => findNewDays(id, month, signal));
