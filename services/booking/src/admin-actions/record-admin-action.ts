import { randomUUID } from 'node:crypto';
import type { AdminActionType, AdminActionReceipt } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { snapshotOf } from '../appointments/snapshot.rules.js';
import { undoingOf } from './admin-action.rules.js';

export interface NewAdminAction {
  kind: AdminActionType;
  admin: Caller;
  before: AppointmentRecord;
  after: AppointmentRecord;
  refundId?: string;
  now: Date;
}

/** Records an admin action in its transaction; returns the receipt, which says whether it can be undone. */
export async function recordAdminAction(
  tx: EntityManager,
  { kind, admin, before, after, refundId, now }: NewAdminAction,
): Promise<AdminActionReceipt> {
  const id = randomUUID();
  const [was, is] = [snapshotOf(before), snapshotOf(after)];
  await tx.query(
    `INSERT INTO booking.act ("id", "kind", "appointmentId", "refundId", "adminId", "adminName", "before", "after", "at")
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, kind, before.id, refundId ?? null, admin.id, admin.name, was, is, now],
  );
  return { id, ...undoingOf({ kind, at: now, before: was, after: is, undoneAt: null, later: null }, now) };
}
