import { useQuery } from '@tanstack/react-query';
import { getReviews } from './reviews.api.js';

export const useReviews = () => useQuery({ queryKey: ['reviews'], queryFn: ({ signal }) => getReviews(signal) });
