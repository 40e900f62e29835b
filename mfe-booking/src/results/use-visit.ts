import { useSession } from '@salon/web-kit';
import { appointmentQuery, isFinalRefusal, isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { useFreshLists } from '../appointments/use-fresh-lists.js';
import { retryPolicy } from './result.queries.js';

/** How often the server is polled while the visit is pending: the gateway's notice may arrive after the browser. */
const POLL_MS = 4_000;

/**
 * The visit's current state on the server, visible to its customer only. `isFailed`: the visit could not be loaded;
 * `isUnchecked`: the session could not be checked.
 */
export function useVisit(id: string | null) {
  const { status } = useSession();
  const visit = useQuery({
    ...appointmentQuery(id ?? ''),
    ...retryPolicy,
    enabled: id !== null && status === 'user',
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_MS : false),
  });
  useFreshLists(visit.data);
  const isRefused = isFinalRefusal(visit.error);
  const mayAsk = id !== null && status !== 'guest';
  const isUnchecked = id !== null && status === 'unknown';
  const isLoading = mayAsk && (status !== 'user' || isFirstLoad(visit));
  return { visit, isRefused, isLoading, isUnchecked, isFailed: mayAsk && !isLoading && !visit.data && !isRefused };
}
