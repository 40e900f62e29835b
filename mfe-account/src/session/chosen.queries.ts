import type { SalonService, SpecialOffer } from '@salon/contracts';
import { api, type Intent } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** GET /api/special-offers/{id} */
async function offerOf(offerId: string, signal: AbortSignal): Promise<SpecialOffer> {
  const path = `/special-offers/${encodeURIComponent(offerId)}`;
  return (await api.get<{ offer: SpecialOffer }>(path, { signal })).data.offer;
}

/** GET /api/services/get-services: the service with this id. */
async function serviceOf(serviceId: string | undefined, signal: AbortSignal): Promise<SalonService | null> {
  const { services } = (await api.get<{ services: SalonService[] }>('/services/get-services', { signal })).data;
  return services.find(({ _id }) => _id === serviceId) ?? null;
}

/** Title and price (LKR) of what a guest chose; null when the salon no longer offers it. */
export const chosenQuery = (intent: Intent | null) =>
  queryOptions<Pick<SalonService, 'title' | 'price'> | null>({
    queryKey: ['chosen', intent],
    queryFn: ({ signal }) => (intent?.kind === 'offer' ? offerOf(intent.id, signal) : serviceOf(intent?.id, signal)),
    enabled: intent !== null,
  });
