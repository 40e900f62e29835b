import { queryOptions } from '@salon/web-kit/query';
import { getContentActions, getSalonChanges } from './admin-actions.api.js';

export const adminActionsQuery = queryOptions({
  queryKey: ['admin', 'content-acts'],
  queryFn: ({ signal }) => getContentActions(signal),
});

export const salonChangesQuery = queryOptions({
  queryKey: ['admin', 'salon-changes'],
  queryFn: ({ signal }) => getSalonChanges(signal),
});
