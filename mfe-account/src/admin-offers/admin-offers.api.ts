import type { ContentAction, SpecialOffer } from '@salon/contracts';
import { api } from '@salon/web-kit';
import type { OfferItem, ServiceItem } from './offers.rules.js';

interface Done {
  offer: SpecialOffer;
  act: ContentAction;
}

/** GET /api/admin/content/offers: archived ones too. */
export async function getOffers(signal: AbortSignal): Promise<OfferItem[]> {
  return (await api.get<{ entries: OfferItem[] }>('/admin/content/offers', { signal })).data.entries;
}

/** GET /api/admin/content/services */
export async function getServices(signal: AbortSignal): Promise<ServiceItem[]> {
  return (await api.get<{ entries: ServiceItem[] }>('/admin/content/services', { signal })).data.entries;
}

/**
 * POST or PATCH /api/special-offers, as multipart.
 * @param onProgress called with the sent share of a picture; undefined when none is sent
 */
export function saveOffer(id: string | null, form: FormData, onProgress?: (share: number) => void) {
  const options = { onForm: true, ...(onProgress && { onProgress }) };
  return id === null
    ? api.post<Done>('/special-offers', form, options)
    : api.patch<Done>(`/special-offers/${id}`, form, options);
}

/** DELETE /api/special-offers/{id}: archives it. */
export const archiveOffer = (id: string) => api.delete<Done>(`/special-offers/${id}`);

export const restoreOffer = (id: string) => api.post<Done>(`/special-offers/${id}/restore`);
