import type { Appointment } from '@salon/contracts';
import { browserNow } from '@salon/web-kit';
import { myAppointmentsQuery, type LoadedAppointments } from '@salon/web-kit/queries';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { useEffect } from 'react';
import { isHoldOver, isOver } from '../visit/appointment.rules.js';

/** How often the list is asked for whether a hold that has ended is released, in milliseconds. */
const RELEASE_POLL_MS = 4_000;

/** The loaded visits, the latest first, without duplicates: a page is refetched where a visit was added or moved. */
const visitsOf = ({ pages }: LoadedAppointments): Appointment[] => [
  ...new Map(pages.flatMap(({ appointments }) => appointments).map((visit) => [visit._id, visit])).values(),
];

/**
 * The customer's visits, page by page; cached for five minutes, and refetched when the customer returns to the tab
 * (decision C12).
 * Pages are loaded until one contains visits whose time has passed, because the next visit is the last of the upcoming ones.
 */
export function useAppointments() {
  const query = useInfiniteQuery({
    ...myAppointmentsQuery,
    select: visitsOf,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data && visitsOf(data).some((visit) => isHoldOver(visit, browserNow())) ? RELEASE_POLL_MS : false,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const oldest = data?.at(-1);
  const needsMore = hasNextPage && oldest !== undefined && !isOver(oldest, browserNow());
  useEffect(() => {
    if (needsMore && !isFetching && !isError) void fetchNextPage();
  }, [needsMore, isFetching, isError, fetchNextPage]);
  return query;
}
