import type { Review, ReviewPage, ReviewRequest } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/reviews; `cursor` is '' for the first page, whose size the catalog decides (reviews.queries.ts). */
export async function getReviews(cursor: string, signal: AbortSignal): Promise<ReviewPage> {
  const query = cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`;
  return (await api.get<ReviewPage>(`/reviews${query}`, { signal })).data;
}

/** GET /api/reviews/user/me: the one review of the customer, null when there is none. */
export async function getMyReview(signal: AbortSignal): Promise<Review | null> {
  const { data } = await api.get<{ review: Review | null }>('/reviews/user/me', { signal });
  return data.review;
}

/** POST /api/reviews */
export async function postReview(words: ReviewRequest): Promise<Review> {
  const { data } = await api.post<{ review: Review }>('/reviews', words, { onForm: true });
  return data.review;
}

/** PATCH /api/reviews/{id} */
export async function patchReview(id: string, words: ReviewRequest): Promise<Review> {
  const { data } = await api.patch<{ review: Review }>(`/reviews/${id}`, words, { onForm: true });
  return data.review;
}

/** DELETE /api/reviews/{id} */
export const deleteReview = (id: string) => api.delete<object>(`/reviews/${id}`);
