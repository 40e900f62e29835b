import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What `look` finds once it holds. It waits for as long as a busy machine may need; a promised time is asserted by the
 * spec itself.
 * @throws Error after a minute
 */
export async function eventually<Found>(
  look: () => Found | Promise<Found>,
  holds: (found: Found) => boolean = Boolean,
): Promise<NonNullable<Found>> {
  for (const end = performance.now() + 60_000; performance.now() < end; await sleep(50)) {
    const found = await look();
    if (found !== null && found !== undefined && holds(found)) return found;
  }
  throw new Error('It did not happen within a minute');
}
