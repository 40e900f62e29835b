import type { Site } from '@salon/contracts';
import { setSalonZone } from '@salon/web-kit';
import { siteQuery } from '@salon/web-kit/queries';
import type { QueryClient } from '@salon/web-kit/query';

/** Takes over the query results of the server-rendered page, so that nothing on it is requested again. */
export function takeQueryResults(client: QueryClient): void {
  const text = document.getElementById('query-results')?.textContent ?? '[]';
  for (const [key, result] of JSON.parse(text) as [readonly unknown[], unknown][]) client.setQueryData(key, result);
  setSalonZone(client.getQueryData<Site>(siteQuery.queryKey)?.zone);
}
