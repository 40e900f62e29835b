import type { StaffAction, StaffChange, StaffMember } from '@salon/contracts';
import { api } from '@salon/web-kit';

interface ChangedStaff {
  person: StaffMember;
  act: StaffAction;
}

/** PATCH /api/admin/staff/{id} */
export const patchStaff = (id: string, change: StaffChange) =>
  api.patch<ChangedStaff>(`/admin/staff/${encodeURIComponent(id)}`, change);
