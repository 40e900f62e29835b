import type { Availability, FreeDay } from '@salon/contracts';
import { slotsKey } from '@salon/web-kit/queries';
import { queryOptions } from '@salon/web-kit/query';
import { checkAvailability, findFreeDays, listStylists, type SlotSearch } from './slots.api.js';

/** Free times become stale within seconds because others book too. */
const TIMES_FRESH_MS = 15_000;
const DAYS_FRESH_MS = 60_000;
const STYLISTS_FRESH_MS = 300_000;

/** The times of one day, keyed by their purpose; `fetchDay` is null while no day is chosen. */
export const dayQuery = (
  wanted: readonly unknown[],
  fetchDay: ((signal: AbortSignal) => Promise<Availability>) | null,
) =>
  queryOptions({
    queryKey: [...slotsKey, ...wanted],
    queryFn: ({ signal }) => fetchDay!(signal),
    enabled: fetchDay !== null,
    staleTime: TIMES_FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** The days of one month, keyed by their purpose. */
export const monthQuery = (
  month: string,
  wanted: readonly unknown[],
  fetchMonth: (signal: AbortSignal) => Promise<FreeDay[]>,
) =>
  queryOptions({
    queryKey: [...slotsKey, 'days', month, ...wanted],
    queryFn: ({ signal }) => fetchMonth(signal),
    staleTime: DAYS_FRESH_MS,
  });

/** Free times of `search.date`; disabled until a day is chosen. */
export const daySlotsQuery = (search: SlotSearch | null) =>
  dayQuery(['day', search], search && ((signal) => checkAvailability(search, signal)));

/** The days of `month` with free times for the services, and for the stylist if one is chosen. */
export const freeDaysQuery = (wanted: Omit<SlotSearch, 'date'>, month: string) =>
  monthQuery(month, [wanted], (signal) => findFreeDays(month, wanted, signal));

export const stylistsQuery = queryOptions({
  queryKey: ['stylists'],
  queryFn: ({ signal }) => listStylists(signal),
  staleTime: STYLISTS_FRESH_MS,
});
