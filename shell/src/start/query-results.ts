import type { Site } from '@salon/contracts';
import { setSalonZone } from '@salon/web-kit';
import { siteQuery } from '@salon/web-kit/queries';
import type { QueryClient } from '@salon/web-kit/query';

/**
 * Takes over the query results of the server-rendered page, so that nothing on it is requested again. After Back it may
 * be an old one of the browser's cache: it is shown, and its data are refetched.
 */
export function takeQueryResults(client: QueryClient): void {
  const [visit]: PerformanceNavigationTiming[] = performance.getEntriesByType('navigation');
  const updatedAt = visit?.type === 'back_forward' ? 0 : undefined;
  const text = document.getElementById('query-results')?.textContent ?? '[]';
  for (const [key, result] of JSON.parse(text) as [readonly unknown[], unknown][])
    client.setQueryData(key, result, { updatedAt });
  setSalonZone(client.getQueryData<Site>(siteQuery.queryKey)?.zone);
}
