import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isListening } from '../net/ports.js';
import type { Child } from './child.js';
import type { Ports } from './ports.rules.js';

const TIMEOUT_MS = 45_000;
const PAUSE_MS = 40;
const MAX_DEATHS = 3;

/**
 * Waits until a process is ready.
 * @throws Error with the end of its log when it keeps dying or takes too long; the reason of `signal` once it is
 * aborted
 */
export async function untilReady(child: Child, ports: Ports, signal?: AbortSignal): Promise<void> {
  const { name, readyPath, ports: names } = child.part;
  const [first, ...others] = names.map((each) => ports[each]);
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await sleep(PAUSE_MS)) {
    signal?.throwIfAborted();
    if (child.deaths >= MAX_DEATHS) throw new Error(`${name} does not start:\n${child.logTail()}`);
    if (
      first !== undefined &&
      (await respondsOk(first, readyPath)) &&
      (await Promise.all(others.map(isListening))).every(Boolean)
    )
      return;
  }
  throw new Error(`${name} is not ready after ${TIMEOUT_MS / 1_000} s:\n${child.logTail()}`);
}

/** Not by `fetch`, which refuses some ports that a site may have: 10080, the inbox of PORT_BASE=10000. */
function respondsOk(port: number, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path, agent: false, timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('error', () => resolve(false));
    request.once('timeout', () => request.destroy());
  });
}
