import type { AdminActionType, RecordedVisitChange } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { movesOf } from '../admin-actions/admin-action.rules.js';
import { recordAdminAction } from '../admin-actions/record-admin-action.js';
import { type AppointmentRecord, asDeskVisit } from '../appointments/appointment.view.js';

/** Records the desk's action in its transaction; returns the response of its call. */
export async function recordDeskAction(
  tx: EntityManager,
  kind: AdminActionType,
  states: { before: AppointmentRecord; after: AppointmentRecord },
  { admin, now }: { admin: Caller; now: Date },
): Promise<RecordedVisitChange> {
  const act = await recordAdminAction(tx, { kind, admin, ...states, now });
  return { appointment: { ...asDeskVisit(states.after), moves: movesOf(states.after, now) }, act };
}
