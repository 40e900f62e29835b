import { queryOptions } from '@salon/web-kit/query';
import { getOutsideVisits } from './outside.api.js';

export const outsideVisitsQuery = queryOptions({
  queryKey: ['admin', 'outside-hours'],
  queryFn: ({ signal }) => getOutsideVisits(signal),
});
