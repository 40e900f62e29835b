import { queryOptions } from '@salon/web-kit/query';
import { getStaff } from './staff.api.js';

export const staffQuery = queryOptions({
  queryKey: ['admin', 'staff'],
  queryFn: ({ signal }) => getStaff(signal),
});
