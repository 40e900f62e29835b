import { Injectable } from '@nestjs/common';
import { type ChangedStaff, refuse, STAFF_ROLES, type StaffChange } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller, Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { setStaffState } from './set-staff-state.js';
import { lockOwners, lockStaff } from './staff.queries.js';
import { staffRefusal } from './staff.rules.js';
import { asStaffMember, stateOf } from './staff.view.js';

/** Lets an owner change a person's role, and disable or enable them. */
@Injectable()
export class ChangeStaff {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found`, `invalid`; `conflict` for oneself, or with the current state when another owner
   * changed it first
   */
  run(caller: Caller, id: string, request: Partial<StaffChange> | undefined, visitor: Visitor): Promise<ChangedStaff> {
    const { role, disabled, version } = checkedChange(request);
    return this.db.transaction(async (tx) => {
      const refused = staffRefusal({ owners: await lockOwners(tx), actorId: caller.id, personId: id });
      if (refused) throw refused;
      const row = await lockStaff(tx, id);
      if (row.staffVersion !== version)
        throw refuse('STAFF_CHANGED', { params: { name: row.name }, data: { person: asStaffMember(row) } });
      const before = stateOf(row);
      const after = { role: role ?? before.role, disabled: disabled ?? before.disabled };
      return setStaffState(tx, row, after, { caller, visitor, now: this.clock.now() });
    });
  }
}

function checkedChange({ role, disabled, version }: Partial<StaffChange> = {}): StaffChange {
  const valid =
    Number.isInteger(version) &&
    (role === undefined || STAFF_ROLES.includes(role)) &&
    (disabled === undefined || typeof disabled === 'boolean');
  if (!valid || version === undefined) throw refuse('ACCOUNT_INVALID');
  return { role, disabled, version };
}
