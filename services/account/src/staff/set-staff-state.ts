import { apiRoleOf, type ChangedStaff, type StaffState } from '@salon/contracts';
import { type Caller, insertAdminAction, type Visitor } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../audit/record-audit.js';
import { endSessionsAndSteps } from '../sessions/end-sessions.js';
import { lockStaff, TABLE } from './staff.queries.js';
import { asStaffAction, asStaffMember, stateOf, type StaffColumns } from './staff.view.js';

interface Acting {
  caller: Caller;
  visitor: Visitor;
  now: Date;
}

/** Sets role and access of a locked person, ends the sessions of a disabled one, and records the actor. */
export async function setStaffState(
  tx: EntityManager,
  row: StaffColumns,
  after: StaffState,
  { caller, visitor, now }: Acting,
): Promise<ChangedStaff> {
  const before = stateOf(row);
  await tx.query(
    `UPDATE account."user" SET "staffRole" = $2, role = $3, "staffVersion" = "staffVersion" + 1,
       "disabledAt" = CASE WHEN $4::boolean THEN coalesce("disabledAt", $5) END WHERE id = $1`,
    [row.id, after.role, apiRoleOf(after.role), after.disabled, now],
  );
  if (after.disabled) await endSessionsAndSteps(tx, row.id);
  const own = { personId: row.id };
  const action = await insertAdminAction(tx, TABLE, { kind: 'staff' as const, admin: caller, before, after, now }, own);
  await recordAudit(tx, {
    at: now,
    kind: 'staff_changed',
    userId: row.id,
    actorId: caller.id,
    visitor,
    note: `${after.role}${after.disabled ? ' disabled' : ''}`,
  });
  const person = asStaffMember(await lockStaff(tx, row.id));
  return { person, act: asStaffAction({ ...action, ...own, personName: row.name, isOvertaken: false }, now) };
}
