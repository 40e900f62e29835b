import type { ContentAction, SpecialOffer } from '@salon/contracts';
import { api } from '@salon/web-kit';

interface Done {
  offer: SpecialOffer;
  act: ContentAction;
}

/** @param onProgress called with the sent share of a picture; undefined when none is sent */
export function saveOffer(id: string | null, form: FormData, onProgress?: (share: number) => void) {
  const options = { onForm: true, ...(onProgress && { onProgress }) };
  return id === null
    ? api.post<Done>('/special-offers', form, options)
    : api.patch<Done>(`/special-offers/${id}`, form, options);
}

export const archiveOffer = (id: string) => api.delete<Done>(`/special-offers/${id}`);

export const restoreOffer = (id: string) => api.post<Done>(`/special-offers/${id}/restore`);
