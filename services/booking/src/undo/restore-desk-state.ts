import type { AdminActionType } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { AdminActionRecord } from '../admin-actions/admin-actions.queries.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { type DeskState, recordDeskState } from '../appointments/record-changes.js';
import type { Snapshot } from '../appointments/snapshot.rules.js';

const instant = (at: string | null | undefined): Date | null => (at ? new Date(at) : null);

/** Types whose undo restores more than fields that the desk noted (undo-admin-action.ts). */
type OtherType = 'status' | 'book' | 'reschedule' | 'reassign' | 'keep' | 'refund_send' | 'refund_settle';
type Kind = Exclude<AdminActionType, OtherType>;

/** The fields of a visit that an action of each type changed, with their previous values. */
const STATES: Readonly<Record<Kind, (before: Snapshot) => DeskState>> = {
  progress: ({ arrivedAt, startedAt }: Snapshot) => ({ arrivedAt: instant(arrivedAt), startedAt: instant(startedAt) }),
  desk_payment: ({ deskPaidCents = 0 }: Snapshot) => ({ deskPaidCents }),
  note: ({ note = '' }: Snapshot) => ({ note }),
  lines: ({ lines, minutes, busy, totalCents, endTime, endsAt }: Snapshot) => ({
    lines,
    minutes,
    busy,
    totalCents,
    endTime,
    endsAt: new Date(endsAt),
  }),
};

export const isOfDesk = (action: AdminActionRecord): action is AdminActionRecord & { kind: Kind } =>
  action.kind in STATES;

/** Undoes what the desk noted about a visit; no mail was sent about it. The visit is locked. */
export async function restoreDeskState(
  tx: EntityManager,
  { id, kind, before }: AdminActionRecord & { kind: Kind },
  row: AppointmentRecord,
  { admin, now }: { admin: Caller; now: Date },
): Promise<AppointmentRecord> {
  if (kind === 'desk_payment')
    await tx.query('UPDATE booking.desk_payment SET "takenBackAt" = $2 WHERE "id" = $1', [id, now]);
  return recordDeskState(tx, row, STATES[kind](before), { actorId: admin.id, cause: { kind: 'undo' }, now });
}
