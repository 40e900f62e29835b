import { setTimeout as sleep } from 'node:timers/promises';
import { SITE_URL } from './configuration.js';

const TIMEOUT_MS = 60_000;

/** Whether an address of the site answers with success. */
export const responds = async (path: string): Promise<boolean> =>
  fetch(new URL(path, SITE_URL), { signal: AbortSignal.timeout(2_000) }).then(
    (reply) => reply.ok,
    () => false,
  );

/** The API answers through TLS, and a page does. @throws Error after a minute */
export async function untilReady(): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await sleep(50))
    if ((await responds('/api/health')) && (await responds('/services'))) return;
  throw new Error('the site is not ready');
}
