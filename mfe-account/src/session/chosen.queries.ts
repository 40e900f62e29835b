import type { SalonService, SpecialOffer } from '@salon/contracts';
import { api, type Intent } from '@salon/web-kit';
import { menuQuery } from '@salon/web-kit/queries';
import { queryOptions, useQuery } from '@salon/web-kit/query';

const offerQuery = (offerId: string) =>
  queryOptions({
    queryKey: ['offers', offerId],
    queryFn: async ({ signal }) => {
      const path = `/special-offers/${encodeURIComponent(offerId)}`;
      return (await api.get<{ offer: SpecialOffer }>(path, { signal })).data.offer;
    },
  });

/** Title and price (LKR) of what a guest chose; undefined while unknown, or when the salon no longer offers it. */
export function useChosen(intent: Intent | null): Pick<SalonService, 'title' | 'price'> | undefined {
  const isOffer = intent?.kind === 'offer';
  const offer = useQuery({ ...offerQuery(intent?.id ?? ''), enabled: isOffer });
  const service = useQuery({
    ...menuQuery,
    select: ({ services }) => services.find(({ _id }) => _id === intent?.id),
    enabled: intent?.kind === 'service',
  });
  return (isOffer ? offer : service).data;
}
