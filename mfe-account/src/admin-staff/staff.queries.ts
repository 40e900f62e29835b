import type { StaffList } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

export const staffQuery = queryOptions({
  queryKey: ['admin', 'staff'],
  queryFn: async ({ signal }) => (await api.get<StaffList>('/admin/staff', { signal })).data,
});
