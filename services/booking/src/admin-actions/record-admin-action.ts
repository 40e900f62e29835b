import type { AdminActionType, AdminActionUndo, RecordedVisitChange } from '@salon/contracts';
import { type AdminActionTable, type Caller, insertAdminAction } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { type Snapshot, snapshotOf } from '../appointments/snapshot.rules.js';
import { undoingOf } from './admin-action.rules.js';
import { withMoves } from './visit-moves.view.js';

export const ACTION_TABLE: AdminActionTable = { name: 'booking.act' };

interface NewAdminAction {
  kind: AdminActionType;
  admin: Caller;
  before: AppointmentRecord;
  after: AppointmentRecord;
  refundId?: string;
  /** For a confirmation: what it removed from the customer's cart. */
  taken?: Snapshot['taken'];
  now: Date;
}

/** Records an admin action in the caller's transaction; returns the action with its undo state. */
export async function recordAdminAction(
  tx: EntityManager,
  { kind, admin, before, after, refundId, taken, now }: NewAdminAction,
): Promise<AdminActionUndo> {
  const states = { before: snapshotOf(before), after: { ...snapshotOf(after), ...(taken && { taken }) } };
  const own = { appointmentId: before.id, refundId: refundId ?? null };
  const action = await insertAdminAction(tx, ACTION_TABLE, { kind, admin, ...states, now }, own);
  return { id: action.id, ...undoingOf({ ...action, later: null }, now) };
}

/** The same for the desk's change of a visit; returns the response of its call. */
export async function recordDeskAction(tx: EntityManager, action: NewAdminAction): Promise<RecordedVisitChange> {
  const act = await recordAdminAction(tx, action);
  return { appointment: withMoves(action.after, action.now), act };
}
