import type { Site } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** A changed setting shows on the next page after a minute, and at once after a reload. */
const FRESH_MS = 60_000;

/** The salon's settings: brand, contacts and texts. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async ({ signal }) => (await api.get<{ site: Site }>('/site', { signal })).data.site,
  staleTime: FRESH_MS,
});
