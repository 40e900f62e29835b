import { SALON } from '@salon/contracts';
import { siteQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';

/** The salon's name from its settings; the default name while they load. */
export function useSalonName(): string {
  const { data } = useQuery(siteQuery);
  return data?.companyName ?? SALON.companyName;
}
