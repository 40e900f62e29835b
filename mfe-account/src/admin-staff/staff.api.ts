import type { StaffAction, StaffChange, StaffList, StaffMember } from '@salon/contracts';
import { api } from '@salon/web-kit';

interface ChangedStaff {
  person: StaffMember;
  act: StaffAction;
}

/** GET /api/admin/staff */
export async function getStaff(signal: AbortSignal): Promise<StaffList> {
  return (await api.get<StaffList>('/admin/staff', { signal })).data;
}

/** PATCH /api/admin/staff/{id} */
export const patchStaff = (id: string, change: StaffChange) =>
  api.patch<ChangedStaff>(`/admin/staff/${encodeURIComponent(id)}`, change);
