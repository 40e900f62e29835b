import type { SiteContent } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** The texts of /about and /faq (decision B1). */
export const contentQuery = queryOptions({
  queryKey: ['site', 'content'],
  queryFn: async ({ signal }) => (await api.get<{ content: SiteContent }>('/site/content', { signal })).data.content,
});
