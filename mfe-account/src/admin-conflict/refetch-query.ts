import type { QueryClient } from '@salon/web-kit/query';

/**
 * Reads a query anew after a conflict; a read that is under way may be older. Rejects when it cannot be read, so that
 * an old state is never taken for the current one.
 */
export async function refetchQuery<Key extends readonly unknown[]>(client: QueryClient, queryKey: Key) {
  await client.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
  return client.getQueryData(queryKey);
}
