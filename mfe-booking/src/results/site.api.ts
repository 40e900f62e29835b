import type { Site } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';

/** The salon's contacts and branch label; what stands in until they are there names no number. */
export function useSite(): Partial<Site> {
  const site = useQuery({
    queryKey: ['site'],
    queryFn: async ({ signal }) => (await api.get<{ site: Site }>('/site', { signal })).data.site,
    staleTime: 600_000,
  });
  return site.data ?? {};
}
