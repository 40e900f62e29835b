import type { Availability, FreeDay, Stylist } from '@salon/contracts';
import { useQueries, useQuery, type UseQueryResult } from '@salon/web-kit/query';
import { useState } from 'react';
import { salonToday } from '../salon-clock.js';
import { monthAfter } from './slot.rules.js';
import { checkAvailability, findFreeDays, listStylists, type SlotSearch } from './slots.api.js';

/** Free times grow stale within seconds: others are booking too. */
const FRESH_MS = 15_000;
const all = ['slots'] as const;

export const slotKeys = {
  all,
  day: (search: SlotSearch) => [...all, 'day', search] as const,
};

/** The times of a day under `key`; `ask` null while no day is chosen. */
export function useDay(
  key: readonly unknown[],
  ask: ((signal: AbortSignal) => Promise<Availability>) | null,
): UseQueryResult<Availability> {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask!(signal),
    enabled: ask !== null,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
}

/** Free times of `search.date`; idle until a day is chosen. */
export const useDaySlots = (search: SlotSearch | null): UseQueryResult<Availability> =>
  useDay(
    search ? slotKeys.day(search) : [...all, 'day', null],
    search && ((signal) => checkAvailability(search, signal)),
  );

export interface FreeDays {
  days: FreeDay[];
  failed: boolean;
  needMonth(month: string): void;
  retry(): void;
}

/** The days of the months asked for so far, under `key`: this one and the next, and what the calendar needs while it is paged. */
export function useDaysOfMonths(
  key: readonly unknown[],
  ask: (month: string, signal: AbortSignal) => Promise<FreeDay[]>,
): FreeDays {
  const [months, setMonths] = useState(() => {
    const month = salonToday().slice(0, 7);
    return [month, monthAfter(month)];
  });
  const answers = useQueries({
    queries: months.map((month) => ({
      queryKey: [...all, 'days', month, ...key],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(month, signal),
      staleTime: 4 * FRESH_MS,
    })),
  });
  const found = answers.flatMap((answer) => answer.data ?? []).sort((a, b) => a.date.localeCompare(b.date));
  const [shown, setShown] = useState(found);
  if (found.length > 0 && found.some((day, at) => day !== shown[at])) setShown(found);
  return {
    days: found.length > 0 ? found : shown, // Those of the question before, until this one is answered: nothing jumps.
    failed: answers.some((answer) => answer.isError),
    needMonth: (month) => setMonths((known) => (known.includes(month) ? known : [...known, month])),
    retry: () => answers.forEach((answer) => answer.isError && void answer.refetch()),
  };
}

/** The days on which the services can be had, of the stylist if one is wanted. */
export const useFreeDays = (wanted: Omit<SlotSearch, 'date'>): FreeDays =>
  useDaysOfMonths([wanted], (month, signal) => findFreeDays(month, wanted, signal));

export const useStylists = (): UseQueryResult<Stylist[]> =>
  useQuery({ queryKey: ['stylists'], queryFn: ({ signal }) => listStylists(signal), staleTime: 300_000 });
