import type { QueryClient } from '@salon/web-kit/query';

/** Maximum rounds: the results of one round may start further queries. */
const ROUNDS = 3;

/**
 * Renders until no query of the page is pending, so that the queries need no separate list.
 * @throws Error when a query has no result: a partial page is not used
 */
export async function settled(client: QueryClient, render: () => string): Promise<string> {
  for (let round = 1; ; round += 1) {
    const html = render();
    const missing = client
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => state.data === undefined && (options as { enabled?: unknown }).enabled !== false);
    if (missing.length === 0) return html;
    if (round === ROUNDS)
      throw new Error(`unresolved queries: ${missing.map(({ queryHash }) => queryHash).join(', ')}`);
    await Promise.all(missing.map(({ options, queryKey }) => client.fetchQuery({ ...options, queryKey })));
  }
}
