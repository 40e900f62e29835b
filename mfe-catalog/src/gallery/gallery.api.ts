import type { GalleryGroup } from '@salon/contracts';
import { api } from '@salon/web-kit';

export async function getGallery(signal: AbortSignal): Promise<GalleryGroup[]> {
  const { data } = await api.get<{ galleryImages: GalleryGroup[] }>('/gallery', { signal });
  return data.galleryImages;
}
