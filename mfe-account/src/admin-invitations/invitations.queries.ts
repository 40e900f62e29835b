import type { Invitation } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

export const invitationsQuery = queryOptions({
  queryKey: ['admin', 'invitations'],
  queryFn: async ({ signal }) =>
    (await api.get<{ invitations: Invitation[] }>('/admin/invitations', { signal })).data.invitations,
});
