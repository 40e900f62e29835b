import { queryOptions } from '@salon/web-kit/query';
import { getSetup } from './setup.api.js';

export const setupQuery = queryOptions({
  queryKey: ['admin', 'setup'],
  queryFn: ({ signal }) => getSetup(signal),
});
