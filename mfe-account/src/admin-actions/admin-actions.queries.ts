import type { ContentAction, SalonChange, SalonSubjectName } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** `GET /api/admin/content-acts`: the latest admin actions on one content type, newest first. */
export const contentActionsQuery = (kind: ContentAction['kind']) =>
  queryOptions({
    queryKey: ['admin', 'content-acts', kind],
    queryFn: async ({ signal }) =>
      (await api.get<{ acts: ContentAction[] }>(`/admin/content-acts?kind=${kind}`, { signal })).data.acts,
  });

/** `GET /api/admin/salon-changes`: the latest changes of these parts of the salon, newest first. */
export const salonChangesQuery = (subjects: readonly SalonSubjectName[]) =>
  queryOptions({
    queryKey: ['admin', 'salon-changes', subjects],
    queryFn: async ({ signal }) => {
      const path = `/admin/salon-changes?subjects=${subjects.join(',')}`;
      return (await api.get<{ changes: SalonChange[] }>(path, { signal })).data.changes;
    },
  });
