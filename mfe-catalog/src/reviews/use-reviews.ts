import { useQuery } from '@salon/web-kit/query';
import { getReviews } from './reviews.api.js';

export const reviewsKey = ['reviews'] as const;

export const useReviews = () => useQuery({ queryKey: reviewsKey, queryFn: ({ signal }) => getReviews(signal) });
