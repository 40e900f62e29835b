import type { Availability, VisitRecord } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { useRefetchInterval } from '@salon/web-kit/live';
import { queryOptions, useQuery } from '@salon/web-kit/query';
import { isUnknown } from '../screen/load-failed.js';
import { getVisit } from './visit.api.js';

/** A visit with all of the desk's data about it. */
const visitQuery = (reference: string) =>
  queryOptions({
    queryKey: ['admin', 'visit', reference],
    queryFn: ({ signal }) => getVisit(reference, { signal }),
    staleTime: 0,
  });

/** Milliseconds; the time alone causes no live change. */
const STEPS_REFETCH_MS = 60_000;

/** True while the passing time can still allow a step: completed at the start, a no-show after that. */
const isBeforeSteps = ({ visit: { status, moves = [] } }: VisitRecord): boolean =>
  status === 'confirmed' && !moves.some(({ to }) => to === 'no_show');

/**
 * The record of a visit on a desk screen; its steps appear when their time has come. When no visit has the number, it
 * is not read again by itself.
 */
export function useVisitRecord(reference: string) {
  const interval = useRefetchInterval();
  return useQuery({
    ...visitQuery(reference),
    refetchInterval: ({ state: { data } }) =>
      interval || (data !== undefined && isBeforeSteps(data) && STEPS_REFETCH_MS),
    enabled: ({ state: { error } }) => !isUnknown(error),
  });
}

interface NewTimes {
  date: string;
  /** Times of this stylist alone. */
  stylistId?: string;
}

/** The other possible start times of a visit on a day. */
export const newTimesQuery = (id: string, wanted: NewTimes) =>
  queryOptions({
    queryKey: ['admin', 'new-times', id, wanted],
    queryFn: async ({ signal }) =>
      (await api.get<Availability>(`/appointments/${id}/new-times?${new URLSearchParams({ ...wanted })}`, { signal }))
        .data,
    staleTime: 0,
  });
