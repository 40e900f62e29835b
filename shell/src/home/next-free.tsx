import type { NextFreeToday } from '@salon/contracts';
import { api, formatTime } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { useHydrated } from '../site/use-hydrated.js';

/** Refetch interval: the time shown may have been taken. */
const A_MINUTE_MS = 60_000;

async function getNextFree(signal: AbortSignal): Promise<NextFreeToday | null> {
  const { data } = await api.get<{ nextFree: NextFreeToday | null }>('/site/next-free', { signal });
  return data.nextFree;
}

/** The next free time today, fetched by the browser so that it is never stale; an empty line of the same height when there is none. */
export function NextFree() {
  const hydrated = useHydrated();
  const { data, isSuccess } = useQuery({
    queryKey: ['site', 'next-free'],
    queryFn: ({ signal }) => getNextFree(signal),
    enabled: hydrated,
    staleTime: 0,
    refetchInterval: A_MINUTE_MS,
  });
  return (
    <p className="opening__next">
      {isSuccess && data && (
        <>
          Next free time today: <b>{formatTime(data.time)}</b>
        </>
      )}
    </p>
  );
}
