import { useQuery } from '@salon/web-kit/query';
import { getGallery } from './gallery.api.js';

const FRESH_MS = 300_000;

export const useGallery = () =>
  useQuery({ queryKey: ['gallery'], queryFn: ({ signal }) => getGallery(signal), staleTime: FRESH_MS });
