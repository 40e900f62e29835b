import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until `isTrue()` is true or resolves to true; returns whether it did within `timeoutMs` of `since`, an instant
 * of `performance.now()`. An error of `isTrue` is thrown.
 */
export async function until(isTrue, { timeoutMs, pauseMs = 100, since = performance.now() }) {
  for (const end = since + timeoutMs; performance.now() < end; await sleep(pauseMs)) if (await isTrue()) return true;
  return false;
}
