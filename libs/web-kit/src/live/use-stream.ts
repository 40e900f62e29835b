import type { DeskEvent } from '@salon/contracts';
import { browserNow, useSession } from '@salon/web-kit';
import { type QueryClient, useQueryClient } from '@salon/web-kit/query';
import { useEffect, useState } from 'react';
import { isTouched } from './live.rules.js';
import { shareStream } from './shared-stream.js';
import { whileVisible } from './while-visible.js';

export interface Live {
  /** True while changes arrive live; otherwise the screen polls. */
  isLive: boolean;
  /** When the stream was last live, once it has been lost for a moment; otherwise null. */
  lostSince: Date | null;
}

const LIVE: Live = { isLive: true, lostSince: null };
/** Milliseconds in which an ended stream may reconnect before the user is notified. */
const NOTICE_DELAY_MS = 3_000;
/** Milliseconds between two rounds of refetching: a decision on 200 visits is 200 changes, here and at every desk. */
const PAUSE_MS = 500;

/**
 * Follows the changes at the desk while the page is visible, and refetches the affected data. When the stream is
 * refused, the user is read again, and the guard decides about the page.
 */
export function useStream(): Live {
  const client = useQueryClient();
  const { retry } = useSession();
  const [live, setLive] = useState<Live>({ isLive: false, lostSince: null });
  useEffect(() => {
    const refresh = refreshing(client);
    let lastSeen = browserNow();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onLost = () => {
      setLive((before) => ({ ...before, isLive: false }));
      timer ??= setTimeout(() => setLive({ isLive: false, lostSince: lastSeen }), NOTICE_DELAY_MS);
    };
    const clearTimer = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const onEvent = ({ event }: { event: DeskEvent }) => {
      clearTimer();
      lastSeen = browserNow();
      setLive(LIVE);
      refresh(event);
    };
    return whileVisible(() => {
      onLost();
      const leave = shareStream({ onEvent, onLost, onRefused: () => void retry() });
      return () => {
        clearTimer();
        leave();
      };
    });
  }, [client, retry]);
  return live;
}

/** Refetches the data that an event affects; events during a refetch, or soon after it, cause one more. */
function refreshing(client: QueryClient): (event: DeskEvent) => void {
  const waiting: DeskEvent[] = [];
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      const events = waiting.splice(0);
      const touched = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        events.some((event) => isTouched(queryKey, event));
      // The library does not restart a first fetch, whose response may predate the change.
      const isEarly = ({ queryKey, state }: Query) => touched({ queryKey }) && state.data === undefined;
      const early = client.isFetching({ predicate: isEarly }) > 0;
      await client.invalidateQueries({ predicate: touched });
      if (early) await client.invalidateQueries({ predicate: touched });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
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
