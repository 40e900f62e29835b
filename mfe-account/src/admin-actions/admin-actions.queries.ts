import { queryOptions } from '@salon/web-kit/query';
import { getAdminActions } from './admin-actions.api.js';

export const adminActionsQuery = queryOptions({
  queryKey: ['admin', 'content-acts'],
  queryFn: ({ signal }) => getAdminActions(signal),
});
