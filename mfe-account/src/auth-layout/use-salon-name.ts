import { SALON, type Site } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';

const AN_HOUR_MS = 3_600_000;

/** The salon's name from its settings; the default name while they load. */
export function useSalonName(): string {
  const { data } = useQuery({
    queryKey: ['site'],
    queryFn: async ({ signal }) => (await api.get<{ site: Site }>('/site', { signal })).data.site,
    staleTime: AN_HOUR_MS,
  });
  return data?.companyName ?? SALON.companyName;
}
