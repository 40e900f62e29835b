import type { Site } from '@salon/contracts';
import { api, setSalonZone } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';
import { siteKey } from './site.key.js';

/** A changed detail shows on the next page after a minute, and at once after a reload. */
const FRESH_MS = 60_000;

/** The salon's details: brand, contacts and texts. */
export const siteQuery = queryOptions({
  queryKey: siteKey,
  queryFn: async ({ signal }) => {
    const { site } = (await api.get<{ site: Site }>('/site', { signal })).data;
    setSalonZone(site.zone);
    return site;
  },
  staleTime: FRESH_MS,
});
