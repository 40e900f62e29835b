import type { QueryClient } from '@salon/web-kit/query';

/** Rounds of asking: what a page asks once it has its first answers is asked as well. */
const ROUNDS = 3;

const isOff = (enabled: unknown): boolean => enabled === false;

/**
 * Renders until nothing the page asked for is missing: what a page needs is what it asks, so no list of it can be out of date.
 * @throws Error of a question that has no answer: half a page is not kept
 */
export async function settled(client: QueryClient, render: () => string): Promise<string> {
  for (let round = 1; ; round += 1) {
    const html = render();
    const missing = client
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => state.data === undefined && !isOff((options as { enabled?: unknown }).enabled));
    if (missing.length === 0) return html;
    if (round === ROUNDS) throw new Error(`still asking for ${missing.map(({ queryHash }) => queryHash).join(', ')}`);
    await Promise.all(missing.map(({ options, queryKey }) => client.fetchQuery({ ...options, queryKey })));
  }
}
