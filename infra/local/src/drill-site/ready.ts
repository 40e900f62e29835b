import { setTimeout as sleep } from 'node:timers/promises';
import { succeeds } from '../net/ports.js';
import { SITE_URL } from './configuration.js';

const TIMEOUT_MS = 60_000;

/** Whether an address of the site answers with success. */
export const responds = (path: string): Promise<boolean> => succeeds(new URL(path, SITE_URL));

/** The API answers through TLS, and a page does. @throws Error after a minute */
export async function untilReady(): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await sleep(50))
    if ((await responds('/api/health')) && (await responds('/services'))) return;
  throw new Error('the site is not ready');
}
