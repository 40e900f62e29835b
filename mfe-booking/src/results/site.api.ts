import type { Site } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';

/** What a visit's place is called until the salon's own word for it has come (spec §2 Payment Successful). */
const BRANCH = { branchLabel: 'Araliya Salon & Spa, Main Branch' };

/** The salon's contacts and branch label; what stands in until they are there names no number. */
export function useSite(): Partial<Site> & typeof BRANCH {
  const site = useQuery({
    queryKey: ['site'],
    queryFn: async ({ signal }) => (await api.get<{ site: Site }>('/site', { signal })).data.site,
    staleTime: 600_000,
  });
  return site.data ?? BRANCH;
}
