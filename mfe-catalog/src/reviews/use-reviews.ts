import { useQuery } from '@tanstack/react-query';
import { getReviews } from './reviews.api.js';

export const reviewsKey = ['reviews'] as const;

export const useReviews = () => useQuery({ queryKey: reviewsKey, queryFn: ({ signal }) => getReviews(signal) });
