import { queryOptions } from '@salon/web-kit/query';

/** The code of the form, loaded only for customers who can use it. */
export const reviewFormQuery = queryOptions({
  queryKey: ['review-form'],
  queryFn: async () => (await import('./review-form.js')).ReviewForm,
  staleTime: Infinity,
});
