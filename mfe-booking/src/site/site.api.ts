import { SALON, type Site } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';

/** The branch label while the settings load. */
const BRANCH = { branchLabel: `${SALON.companyName}, Main Branch` };

/** The salon's contacts and branch label; the fallback has no phone number. */
export function useSite(): Partial<Site> & typeof BRANCH {
  const site = useQuery({
    queryKey: ['site'],
    queryFn: async ({ signal }) => (await api.get<{ site: Site }>('/site', { signal })).data.site,
    staleTime: 600_000,
  });
  return site.data ?? BRANCH;
}
