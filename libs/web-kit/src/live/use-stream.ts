import type { DeskEvent } from '@salon/contracts';
import { browserNow } from '@salon/web-kit';
import { type QueryClient, useQueryClient } from '@salon/web-kit/query';
import { useEffect, useState } from 'react';
import { isTouched } from './live.rules.js';
import { shareStream } from './shared-stream.js';
import { whileSeen } from './while-seen.js';

export interface Live {
  /** Changes are fetched as they come; otherwise the screen looks by itself now and then. */
  isLive: boolean;
  /** When they last were, once the stream has been lost for a moment; otherwise null. */
  lostSince: Date | null;
}

const LIVE: Live = { isLive: true, lostSince: null };
/** Milliseconds within which a stream that ended comes back without a word about it. */
const SAID_AFTER = 3_000;

/** Follows what changes at the desk while the page is seen, and fetches anew what it shows of it. */
export function useStream(): Live {
  const client = useQueryClient();
  const [live, setLive] = useState<Live>({ isLive: false, lostSince: null });
  useEffect(() => {
    const refresh = refreshing(client);
    let lastSeen = browserNow();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onLost = () => {
      setLive((before) => ({ ...before, isLive: false }));
      timer ??= setTimeout(() => setLive({ isLive: false, lostSince: lastSeen }), SAID_AFTER);
    };
    const quiet = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const onEvent = ({ event }: { event: DeskEvent }) => {
      quiet();
      lastSeen = browserNow();
      setLive(LIVE);
      refresh(event);
    };
    return whileSeen(() => {
      onLost();
      const leave = shareStream({ onEvent, onLost });
      return () => {
        quiet();
        leave();
      };
    });
  }, [client]);
  return live;
}

/** Fetches anew what an event touches; what comes meanwhile is one more fetch after it. */
function refreshing(client: QueryClient): (event: DeskEvent) => void {
  const waiting: DeskEvent[] = [];
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      const events = waiting.splice(0);
      const touched = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        events.some((event) => isTouched(queryKey, event));
      // A first fetch is not begun anew by the library, and may have been answered before the change.
      const isEarly = ({ queryKey, state }: Query) => touched({ queryKey }) && state.data === undefined;
      const early = client.isFetching({ predicate: isEarly }) > 0;
      await client.invalidateQueries({ predicate: touched });
      if (early) await client.invalidateQueries({ predicate: touched });
    }
    isRunning = false;
  };
  return (event) => {
    if (event.isComplete && event.changes.length === 0) return;
    waiting.push(event);
    if (!isRunning) void run();
  };
}

type Query = Parameters<NonNullable<NonNullable<Parameters<QueryClient['isFetching']>[0]>['predicate']>>[0];
