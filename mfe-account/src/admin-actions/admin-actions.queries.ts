import type { ContentAction, SalonChange } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** `GET /api/admin/content-acts`: the latest admin actions on all content types, newest first. */
export const contentActionsQuery = queryOptions({
  queryKey: ['admin', 'content-acts'],
  queryFn: async ({ signal }) =>
    (await api.get<{ acts: ContentAction[] }>('/admin/content-acts', { signal })).data.acts,
});

/** GET /api/admin/salon-changes: the latest changes of hours, stylists and policy, newest first. */
export const salonChangesQuery = queryOptions({
  queryKey: ['admin', 'salon-changes'],
  queryFn: async ({ signal }) =>
    (await api.get<{ changes: SalonChange[] }>('/admin/salon-changes', { signal })).data.changes,
});
