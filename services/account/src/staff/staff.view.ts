import { accountRefusals, type StaffAction, type StaffMember, type StaffRole, type StaffState } from '@salon/contracts';
import type { RecordedAction } from '@salon/nest-kit';
import { undoingOf } from '@salon/nest-kit/undo.rules';

export interface StaffColumns {
  id: string;
  name: string;
  email: string;
  staffRole: StaffRole;
  disabledAt: Date | null;
  staffVersion: number;
  secondFactorAt: Date | null;
  lastSignIn: Date | null;
}

export const stateOf = ({ staffRole, disabledAt }: Pick<StaffColumns, 'staffRole' | 'disabledAt'>): StaffState => ({
  role: staffRole,
  disabled: disabledAt !== null,
});

export const asStaffMember = (row: StaffColumns): StaffMember => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  ...stateOf(row),
  lastSignIn: row.lastSignIn?.toISOString() ?? null,
  secondFactor: row.secondFactorAt !== null,
  version: row.staffVersion,
});

export interface StaffActionRecord extends RecordedAction<'staff', StaffState> {
  personId: string;
  personName: string;
  /** Whether the person was changed again later, and that is in force. */
  isOvertaken: boolean;
}

/** An action as owners see it, and whether it can be undone. */
export function asStaffAction(record: StaffActionRecord, now: Date): StaffAction {
  return {
    _id: record.id,
    at: record.at.toISOString(),
    by: record.adminName,
    person: { _id: record.personId, name: record.personName },
    before: record.before,
    after: record.after,
    ...undoingOf(record, now, record.isOvertaken ? accountRefusals.STAFF_OVERTAKEN.text : null),
  };
}
