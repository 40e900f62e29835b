import type { ChangedStaff, StaffChange } from '@salon/contracts';
import { api } from '@salon/web-kit';

export const patchStaff = (id: string, change: StaffChange) =>
  api.patch<ChangedStaff>(`/admin/staff/${encodeURIComponent(id)}`, change);
