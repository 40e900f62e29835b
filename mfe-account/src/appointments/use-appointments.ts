import type { Appointment, AppointmentPage } from '@salon/contracts';
import { browserNow } from '@salon/web-kit';
import { type InfiniteData, useInfiniteQuery } from '@salon/web-kit/query';
import { useEffect } from 'react';
import { isPast } from './appointment.rules.js';
import { getMyAppointments } from './appointments.api.js';

/** How long the list counts as fresh, in milliseconds (docs/product.md §9, decision C12). */
const FRESH_MS = 300_000;

export type LoadedAppointments = InfiniteData<AppointmentPage, string>;

export const appointmentsKey = ['appointments', 'pages'] as const;

/** The visits that are loaded, the latest first, each once: a page is read anew where a visit was added or moved. */
const visitsOf = ({ pages }: LoadedAppointments): Appointment[] => [
  ...new Map(pages.flatMap(({ appointments }) => appointments).map((visit) => [visit._id, visit])).values(),
];

/** What is loaded, with this visit as it is now. */
export const withVisit = (loaded: LoadedAppointments, changed: Appointment): LoadedAppointments => ({
  ...loaded,
  pages: loaded.pages.map((page) => ({
    ...page,
    appointments: page.appointments.map((visit) => (visit._id === changed._id ? changed : visit)),
  })),
});

/**
 * The customer's visits, page by page; cached for five minutes, and read anew when the customer comes back to the tab (decision C12).
 * Pages are loaded until one reaches into the past, because the next visit is the last of those to come.
 */
export function useAppointments() {
  const query = useInfiniteQuery({
    queryKey: appointmentsKey,
    queryFn: ({ pageParam, signal }) => getMyAppointments(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: visitsOf,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const oldest = data?.at(-1);
  const needsMore = hasNextPage && oldest !== undefined && !isPast(oldest, browserNow());
  useEffect(() => {
    if (needsMore && !isFetching && !isError) void fetchNextPage();
  }, [needsMore, isFetching, isError, fetchNextPage]);
  return query;
}
