import { formatTime } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { nextFreeQuery } from '../site/site.queries.js';
import { useHydrated } from '../site/use-hydrated.js';

/** Refetch interval: the time shown may have been taken. */
const REFETCH_MS = 60_000;

/**
 * The next free time today, fetched by the browser so that it is never stale; an empty line of the same height when
 * there is none.
 */
export function NextFree() {
  const hydrated = useHydrated();
  const { data, isSuccess } = useQuery({ ...nextFreeQuery, enabled: hydrated, refetchInterval: REFETCH_MS });
  return (
    <p className="opening__next">
      {isSuccess && data && (
        <>
          Next free: <b>today {formatTime(data.time)}</b>
        </>
      )}
    </p>
  );
}
