import type { VisitRecord } from '@salon/contracts';
import { useRefetchInterval } from '@salon/web-kit/live';
import { queryOptions, useQuery } from '@salon/web-kit/query';
import { getMenu, getVisit } from './visit.api.js';

const visitQuery = (reference: string) =>
  queryOptions({
    queryKey: ['admin', 'visit', reference],
    queryFn: ({ signal }) => getVisit(reference, signal),
    staleTime: 0,
  });

/** Milliseconds; the time alone causes no live change. */
const STEPS_REFETCH = 60_000;

/** True while the passing time can still allow a step: completed at the start, a no-show after that. */
const isBeforeSteps = ({ visit: { status, moves = [] } }: VisitRecord): boolean =>
  status === 'confirmed' && !moves.some(({ to }) => to === 'no_show');

/** The record of a visit on a desk screen; its steps appear when their time has come. */
export function useVisitRecord(reference: string) {
  const interval = useRefetchInterval();
  return useQuery({
    ...visitQuery(reference),
    refetchInterval: ({ state: { data } }) => interval || (data && isBeforeSteps(data) ? STEPS_REFETCH : false),
  });
}

export const menuQuery = queryOptions({ queryKey: ['admin', 'menu'], queryFn: ({ signal }) => getMenu(signal) });
