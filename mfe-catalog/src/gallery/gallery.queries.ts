import { queryOptions } from '@salon/web-kit/query';
import { getGallery } from './gallery.api.js';

const FRESH_MS = 300_000;

export const galleryQuery = queryOptions({
  queryKey: ['gallery'],
  queryFn: ({ signal }) => getGallery(signal),
  staleTime: FRESH_MS,
});
