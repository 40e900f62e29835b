import type { User } from '@salon/contracts';
import { startTransition, useCallback, useEffect, useRef } from 'react';
import { pause } from '../api/pause.js';
import { onTokenOfOtherTab, readToken } from '../api/token.js';
import { endsSession, nextAttempt, whoAmI } from './who-am-i.js';

interface Listener {
  onUser(user: User, token: string): void;
  /** The server could not check this token; the next attempt follows automatically. */
  onUnknown(token: string): void;
  onGuest(): void;
  /** The server refused this token. */
  onRefused(token: string): void;
}

/** Checks the stored token once. @returns milliseconds until the next attempt, null when none follows */
async function attempt(token: string, signal: AbortSignal, listener: Listener, count: number): Promise<number | null> {
  try {
    const user = await whoAmI(signal);
    // The whole page may change: as a transition it does not block input.
    if (!signal.aborted) startTransition(() => listener.onUser(user, token));
    return null;
  } catch (error) {
    if (signal.aborted) return null;
    if (endsSession(error)) {
      listener.onRefused(token);
      return null;
    }
    const { waitMs, unknown } = nextAttempt(error, count);
    if (unknown) startTransition(() => listener.onUnknown(token));
    return waitMs;
  }
}

/** Repeats the check until the server responds. */
async function askAgain(token: string, signal: AbortSignal, listener: Listener, firstWait: number | null) {
  let waitMs = firstWait;
  const stopped = (): boolean => signal.aborted;
  for (let count = 2; waitMs !== null; count += 1) {
    await pause(waitMs, signal);
    if (stopped()) return;
    waitMs = await attempt(token, signal, listener, count);
  }
}

/**
 * Checks the stored token at the start and whenever another tab changes it.
 * `retry` checks it now and resolves with the response; `stop` ends the attempts because the session is known
 * otherwise.
 */
export function useStoredToken(listener: Listener): { retry(): Promise<void>; stop(): void } {
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => running.current?.abort(), []);
  const ask = useCallback(
    async (token: string | null) => {
      stop();
      const { signal } = (running.current = new AbortController());
      if (token === null) return startTransition(listener.onGuest);
      const waitMs = await attempt(token, signal, listener, 1);
      void askAgain(token, signal, listener, waitMs);
    },
    [listener, stop],
  );
  useEffect(() => {
    void ask(readToken());
    const unlisten = onTokenOfOtherTab((token) => void ask(token));
    return () => {
      unlisten();
      stop();
    };
  }, [ask, stop]);
  return { retry: useCallback(() => ask(readToken()), [ask]), stop };
}
