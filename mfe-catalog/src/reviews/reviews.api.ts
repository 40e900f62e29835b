import type { Review } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/reviews */
export async function getReviews(signal: AbortSignal): Promise<Review[]> {
  const { data } = await api.get<{ reviews: Review[] }>('/reviews', { signal });
  return data.reviews;
}
