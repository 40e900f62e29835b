import type { Availability, FreeDay, Stylist } from '@salon/contracts';
import { salonToday } from '@salon/web-kit';
import { useQueries, useQuery, type UseQueryResult } from '@salon/web-kit/query';
import { useState } from 'react';
import { monthAfter } from './slot.rules.js';
import { checkAvailability, findFreeDays, listStylists, type SlotSearch } from './slots.api.js';

/** Free times become stale within seconds because others book too. */
const FRESH_MS = 15_000;
const all = ['slots'] as const;

export const slotKeys = {
  all,
  day: (search: SlotSearch) => [...all, 'day', search] as const,
};

/** The times of a day under `key`; `fetchDay` is null while no day is chosen. */
export function useDay(
  key: readonly unknown[],
  fetchDay: ((signal: AbortSignal) => Promise<Availability>) | null,
): UseQueryResult<Availability> {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchDay!(signal),
    enabled: fetchDay !== null,
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

/** The days of the months requested so far, under `key`: this month, the next, and each month the calendar is paged to. */
export function useDaysOfMonths(
  key: readonly unknown[],
  fetchMonth: (month: string, signal: AbortSignal) => Promise<FreeDay[]>,
): FreeDays {
  const [months, setMonths] = useState(() => {
    const month = salonToday().slice(0, 7);
    return [month, monthAfter(month)];
  });
  const results = useQueries({
    queries: months.map((month) => ({
      queryKey: [...all, 'days', month, ...key],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchMonth(month, signal),
      staleTime: 4 * FRESH_MS,
    })),
  });
  const found = results.flatMap((result) => result.data ?? []).sort((a, b) => a.date.localeCompare(b.date));
  const [shown, setShown] = useState(found);
  if (found.length > 0 && found.some((day, at) => day !== shown[at])) setShown(found);
  return {
    days: found.length > 0 ? found : shown, // The previous days until the new ones have loaded, so that the layout does not shift.
    failed: results.some((result) => result.isError),
    needMonth: (month) => setMonths((known) => (known.includes(month) ? known : [...known, month])),
    retry: () => results.forEach((result) => result.isError && void result.refetch()),
  };
}

/** The days on which the services can be had, of the stylist if one is wanted. */
export const useFreeDays = (wanted: Omit<SlotSearch, 'date'>): FreeDays =>
  useDaysOfMonths([wanted], (month, signal) => findFreeDays(month, wanted, signal));

export const useStylists = (): UseQueryResult<Stylist[]> =>
  useQuery({ queryKey: ['stylists'], queryFn: ({ signal }) => listStylists(signal), staleTime: 300_000 });
