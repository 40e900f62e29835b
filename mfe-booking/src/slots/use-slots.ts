import type { Availability, FreeDay, Stylist } from '@salon/contracts';
import { useQueries, useQuery, type UseQueryResult } from '@salon/web-kit/query';
import { useState } from 'react';
import { salonToday } from '../salon-clock.js';
import { monthAfter } from './slot.rules.js';
import { checkAvailability, findFreeDays, listStylists, type SlotSearch } from './slots.api.js';
import type { WantedService } from './slot.rules.js';

/** Free times grow stale within seconds: others are booking too. */
const FRESH_MS = 15_000;
const all = ['slots'] as const;

export const slotKeys = {
  all,
  day: (search: SlotSearch) => [...all, 'day', search] as const,
};

/** Free times of `search.date`; idle until a day is chosen. */
export function useDaySlots(search: SlotSearch | null): UseQueryResult<Availability> {
  return useQuery({
    queryKey: search ? slotKeys.day(search) : [...all, 'day', null],
    queryFn: ({ signal }) => checkAvailability(search!, signal),
    enabled: search !== null,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
}

/** The days of the months asked for so far: this one and the next, and what the calendar needs while it is paged. */
export function useFreeDays(services: WantedService[]): { days: FreeDay[]; failed: boolean; needMonth(month: string): void; retry(): void } {
  const [months, setMonths] = useState(() => {
    const month = salonToday().slice(0, 7);
    return [month, monthAfter(month)];
  });
  const answers = useQueries({
    queries: months.map((month) => ({
      queryKey: [...all, 'days', month, services],
      queryFn: ({ signal }: { signal: AbortSignal }) => findFreeDays(month, services, signal),
      staleTime: 4 * FRESH_MS,
      })),
  });
  return {
    days: answers.flatMap((answer) => answer.data ?? []).sort((a, b) => a.date.localeCompare(b.date)),
    failed: answers.some((answer) => answer.isError),
    needMonth: (month) => setMonths((known) => (known.includes(month) ? known : [...known, month])),
    retry: () => answers.forEach((answer) => answer.isError && void answer.refetch()),
  };
}

export const useStylists = (): UseQueryResult<Stylist[]> =>
  useQuery({ queryKey: ['stylists'], queryFn: ({ signal }) => listStylists(signal), staleTime: 300_000 });
