import type { SpecialOffer } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/special-offers/active */
export async function getActiveOffers(signal: AbortSignal): Promise<SpecialOffer[]> {
  return (await api.get<{ offers: SpecialOffer[] }>('/special-offers/active', { signal })).data.offers;
}
