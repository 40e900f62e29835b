import { queryOptions } from '@salon/web-kit/query';
import { getDeployed, getOps } from './ops.api.js';
import { SCREENS } from './ops.rules.js';

/** Milliseconds after which it is asked again. */
export const REFETCHED = 15_000;

/** How the processes are, and their queues. */
export const opsQuery = queryOptions({
  queryKey: ['admin', 'ops'],
  queryFn: ({ signal }) => getOps(signal),
  staleTime: 0,
  refetchInterval: REFETCHED,
});

/** What is deployed of each screen. */
export const deployedQuery = queryOptions({
  queryKey: ['admin', 'deployed'],
  queryFn: ({ signal }) => Promise.all(SCREENS.map((name) => getDeployed(name, signal))),
  staleTime: 0,
  refetchInterval: REFETCHED,
});
