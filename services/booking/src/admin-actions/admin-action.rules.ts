import type { AdminActionType, AppointmentMove, Undoing } from '@salon/contracts';
import { undoStateOf } from '@salon/nest-kit/undo.rules';
import { ADMIN_TARGETS, refusalOf } from '../appointments/appointment.rules.js';
import { type Snapshot, snapshotOf, type Visit } from '../appointments/snapshot.rules.js';

/** An act as far as its undoing depends on it. */
export interface UndoFacts {
  kind: AdminActionType;
  at: Date;
  before: Snapshot;
  after: Pick<Snapshot, 'status'>;
  undoneAt: Date | null;
  /** The kind of the latest act on the same visit that came after and still stands; null when there is none. */
  later: AdminActionType | null;
}

export const SENT = 'A refund sent to the gateway cannot be taken back';

/** Each instant at which what the action would restore ends, with the reason. */
function endsOf({ at, kind, before, after }: UndoFacts): [ends: Date, why: string][] {
  const ends: [Date, string][] = [];
  if (kind === 'status' && before.status === 'pending' && after.status === 'cancelled')
    ends.push([new Date(before.holdUntil ?? at), 'The unpaid hold it would bring back has run out']);
  if (before.status === 'pending' || (kind === 'reschedule' && before.status === 'confirmed'))
    ends.push([new Date(before.startsAt), 'The time it would bring back has passed']);
  return ends;
}

/** What prevents the undo whatever the time; null for nothing. */
function refusalNow({ kind, later }: UndoFacts): string | null {
  if (kind === 'refund_send') return SENT;
  if (later === 'refund_send') return `${SENT}, and its visit stays as it is`;
  return later === null ? null : 'Something was done to this visit afterwards. Please undo that first';
}

/** Whether the action can be undone at `now`, as far as it shows without asking who has the time now. */
export function undoingOf(action: UndoFacts, now: Date): Undoing {
  const undo = undoStateOf(action, now, {
    undone: 'This has already been undone',
    tooLate: 'An act can be undone for 24 hours',
    current: refusalNow(action),
    ends: endsOf(action),
  });
  return undo.isUndoable
    ? { undoable: true, undoableUntil: undo.until.toISOString() }
    : { undoable: false, why: undo.why };
}

/** The moves an admin may make now, and of each whether it can be undone: read before the click (decision C8). */
export function movesOf(row: Visit, now: Date): AppointmentMove[] {
  const before = snapshotOf(row);
  return ADMIN_TARGETS.filter(
    (to) =>
      refusalOf({
        actor: 'admin',
        from: row.status,
        to,
        startsAt: row.startsAt,
        now,
        cancelReason: row.cancelReason,
      }) === null,
  ).map((to) => {
    const undoing = undoingOf(
      { kind: 'status', at: now, before, after: { status: to }, undoneAt: null, later: null },
      now,
    );
    return undoing.undoable ? { to, undoable: true } : { to, undoable: false, why: undoing.why };
  });
}

/** What has happened to the visit since the act, in words; null when it still stands as the act left it. */
export function changedSince(after: Snapshot, row: Visit): string | null {
  const is = snapshotOf(row);
  if (is.status !== after.status || is.cancelReason !== after.cancelReason)
    return `The visit has become ${is.status.replace('_', '-')} since`;
  if (is.startsAt !== after.startsAt || is.stylistId !== after.stylistId)
    return 'The visit has been given another time since';
  return is.money === after.money && is.paymentId === after.paymentId
    ? null
    : 'A payment or refund of this visit has arrived since';
}
