import {
  type AdminActionType,
  type AppointmentMove,
  type RefusalParams,
  type Undoing,
  visitRefusals,
} from '@salon/contracts';
import { asUndoing, type UndoState, undoStateOf } from '@salon/nest-kit/undo.rules';
import { ADMIN_TARGETS, isUndecided, transitionRefusal } from '../appointments/appointment.rules.js';
import { type Snapshot, snapshotOf, type Visit } from '../appointments/snapshot.rules.js';

/** The facts that decide whether an admin action can be undone. */
export interface UndoFacts {
  kind: AdminActionType;
  at: Date;
  before: Snapshot;
  after: Pick<Snapshot, 'status' | 'note'>;
  undoneAt: Date | null;
  /** The type of the latest later action on the same visit that is not undone; null when there is none. */
  later: AdminActionType | null;
  /** The data of the customer was deleted; absent for false. */
  isFormer?: boolean;
}

export type UndoRefusal = RefusalParams<'ACT_NOT_UNDOABLE'>;

export const undoRefusalText = visitRefusals.ACT_NOT_UNDOABLE.text;

/** Actions whose undo takes the previous time slot again. */
const PLACING: ReadonlySet<AdminActionType> = new Set<AdminActionType>(['reschedule', 'reassign', 'keep']);

/** Deadlines after which the restored state could no longer apply, each with the reason. */
function endsOf({ at, kind, before, after }: UndoFacts): [ends: Date, why: UndoRefusal][] {
  const ends: [Date, UndoRefusal][] = [];
  if (kind === 'status' && before.status === 'pending' && after.status === 'cancelled')
    ends.push([new Date(before.holdUntil ?? at), { reason: 'holdOver' }]);
  if (before.status === 'pending' || (PLACING.has(kind) && before.status === 'confirmed'))
    ends.push([new Date(before.startsAt), { reason: 'timePassed' }]);
  return ends;
}

/**
 * Of a customer whose data was deleted, no note returns, which the deletion has emptied in both states, and no visit to
 * come that nobody could be notified of; nor is undone what was done to that visit before it was cancelled.
 */
const isForgotten = ({ kind, before, after, isFormer }: UndoFacts, now: Date): boolean =>
  isFormer === true &&
  (kind === 'note'
    ? !before.note && !after.note
    : [before, after].some(isUndecided) && new Date(before.startsAt) > now);

/** What prevents the undo now, besides a deadline and a change of the visit; null for nothing. */
function refusalNow(action: UndoFacts, now: Date): UndoRefusal | null {
  const { kind, later } = action;
  if (isForgotten(action, now)) return { reason: 'former' };
  if (kind === 'refund_send') return { reason: 'refundSent' };
  if (later === 'refund_send') return { reason: 'refundSentLater' };
  return later === null ? null : { reason: 'later' };
}

/**
 * Whether the action can be undone at `now`, without checking whether the time slot is still free.
 * @param changed of its visit, by `changeAfter`
 */
export const stateOfUndo = (action: UndoFacts, now: Date, changed: UndoRefusal | null = null): UndoState<UndoRefusal> =>
  undoStateOf<UndoRefusal>(action, now, {
    undone: { reason: action.kind === 'refund_send' ? 'refundRefused' : 'undone' },
    tooLate: { reason: 'tooLate' },
    current: refusalNow(action, now) ?? changed,
    ends: endsOf(action),
  });

/** The same for the admin's view. */
export function undoingOf(action: UndoFacts, now: Date, changed: UndoRefusal | null = null): Undoing {
  const undo = stateOfUndo(action, now, changed);
  return asUndoing(undo.isUndoable ? undo : { ...undo, why: undoRefusalText(undo.why) });
}

/** The moves available to an admin now, and whether each can be undone; shown before the click (decision C8). */
export function movesOf(row: Visit, now: Date): AppointmentMove[] {
  const before = snapshotOf(row);
  return ADMIN_TARGETS.filter((to) => transitionRefusal(row, { actor: 'admin', to, now }) === null).map((to) => {
    const undoing = undoingOf(
      { kind: 'status', at: now, before, after: { status: to }, undoneAt: null, later: null },
      now,
    );
    return undoing.undoable ? { to, undoable: true } : { to, undoable: false, why: undoing.why };
  });
}

/** The fields of a visit whose later change keeps an action from being undone. */
export type CurrentVisit = Pick<
  Visit,
  | 'status'
  | 'cancelReason'
  | 'startsAt'
  | 'stylistId'
  | 'rescheduled'
  | 'money'
  | 'paymentId'
  | 'deskPaidCents'
  | 'note'
>;

/** The change of the visit since the admin action; null when there is none. */
export function changedSince(after: Snapshot, row: CurrentVisit): UndoRefusal | null {
  if (row.status !== after.status || row.cancelReason !== after.cancelReason)
    return { reason: 'statusChanged', status: row.status };
  const isSamePlace = row.startsAt.toISOString() === after.startsAt && row.stylistId === after.stylistId;
  if (!isSamePlace || row.rescheduled !== after.rescheduled) return { reason: 'timeChanged' };
  const isPaidAlike = row.money === after.money && row.paymentId === after.paymentId;
  return isPaidAlike && row.deskPaidCents === (after.deskPaidCents ?? 0) ? null : { reason: 'moneyChanged' };
}

/** The change since that prevents the undo: a note is independent of others, and so is the refund of a second payment. */
export function changeAfter(
  { kind, before, after }: Pick<UndoFacts, 'kind' | 'before'> & { after: Snapshot },
  row: CurrentVisit,
): UndoRefusal | null {
  if (kind === 'note') return (row.note ?? '') === (after.note ?? '') ? null : { reason: 'later' };
  return kind === 'refund_settle' && before.money === after.money ? null : changedSince(after, row);
}
