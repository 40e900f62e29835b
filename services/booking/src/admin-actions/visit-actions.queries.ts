import type { ActionEntry, PaymentMeans } from '@salon/contracts';
import { withQuantity } from '@salon/kernel';
import { type ActionFilter, actionsWhere, changedFields, filterParameters, followedBy } from '@salon/nest-kit';
import type { DataSource } from 'typeorm';
import { displayId } from '../appointments/appointment.view.js';
import { readReference } from '../appointments/appointments.queries.js';
import type { Snapshot } from '../appointments/snapshot.rules.js';
import { changeAfter, undoingOf } from './admin-action.rules.js';
import { type AdminActionRecord, mailsByUndo, SELECT_ACTION } from './admin-actions.queries.js';
import { ACTION_TABLE } from './record-admin-action.js';

interface EntryRecord extends AdminActionRecord {
  reason: string | null;
  /** Of money at the desk. */
  means: PaymentMeans | null;
  undoneByName: string | null;
}

const { where, order } = actionsWhere(ACTION_TABLE, 'act');
/**
 * Who undid each action, read by one step in the index of persons: for an equality the planner may read all actions
 * when one person did most of them.
 */
const UNDOER = `
  SELECT "adminId", "adminName" FROM booking.act other
  WHERE (other."adminId", other."at") <= (act."undoneBy", 'infinity'::timestamptz)
  ORDER BY other."adminId" DESC, other."at" DESC LIMIT 1`;
/** The visit's history has what staff wrote, at the same instant. */
const PAGE = `
  SELECT act.*,
    (SELECT "reason" FROM booking.appointment_journal history
     WHERE history."appointmentId" = act."appointmentId" AND history."at" = act."at"
       AND history."actorId" = act."adminId" LIMIT 1) AS "reason",
    (SELECT "means" FROM booking.desk_payment payment WHERE payment."id" = act."id") AS "means",
    (SELECT "adminName" FROM (${UNDOER}) undoer WHERE undoer."adminId" = act."undoneBy") AS "undoneByName"
  FROM (
    ${SELECT_ACTION} WHERE ${where}
      AND ($6::int IS NULL OR appointment."number" = $6 AND "bookedOn"::text = $7) ${order}) act
  ORDER BY act."at" DESC, act."id" DESC`;

/**
 * Actions on visits, newest first: a page and one extra row.
 * @param reference of one visit; an unknown reference has no actions
 */
export async function visitActions(
  db: DataSource,
  filter: ActionFilter,
  reference: string | null,
  now: Date,
): Promise<ActionEntry[]> {
  const visit = reference === null ? null : readReference(reference);
  if (reference !== null && !visit) return [];
  const [rows, stylists] = await Promise.all([
    db.query<EntryRecord[]>(PAGE, [...filterParameters(filter), visit?.number ?? null, visit?.bookedOn ?? null]),
    db.query<{ id: string; name: string }[]>('SELECT "id", "name" FROM booking.stylist'),
  ]);
  const names = new Map(stylists.map(({ id, name }) => [id, name]));
  return rows.map((row) => asEntry(row, names, now));
}

function asEntry(act: EntryRecord, names: ReadonlyMap<string, string>, now: Date): ActionEntry {
  const visit = displayId({ bookedOn: act.bookedOn, number: act.appointmentNumber });
  return {
    _id: act.id,
    area: 'visit',
    kind: act.kind,
    at: act.at.toISOString(),
    by: { _id: act.adminId, name: act.adminName },
    subject: { title: act.customerName, visit },
    // The state before a booking, for its undo, is a cancelled visit that never was.
    changes: changedFields(act.kind === 'book' ? {} : saidOf(act.before, names), {
      ...saidOf(act.after, names),
      means: act.means,
    }),
    reason: act.reason,
    ...(mailsByUndo(act, now) && { undoMails: true }),
    ...(isRefused(act) ? { later: null, undone: null } : followedBy({ ...act, laterKind: act.later })),
    ...undoingOf(act, now, changeAfter(act, act)),
  };
}

/** A sent refund is stored as undone when the gateway refuses it; nobody undid it. */
const isRefused = ({ kind, undoneAt }: EntryRecord): boolean => kind === 'refund_send' && undoneAt !== null;

/** The readable part of a snapshot; absent fields were not recorded then. */
const saidOf = (state: Snapshot, names: ReadonlyMap<string, string>): Record<string, unknown> => ({
  status: state.status,
  cancelReason: state.cancelReason,
  money: state.money,
  stylist: names.get(state.stylistId) ?? null,
  day: state.day,
  startTime: state.startTime,
  endTime: state.endTime,
  arrivedAt: state.arrivedAt,
  startedAt: state.startedAt,
  deskPaidCents: state.deskPaidCents ?? 0,
  note: state.note,
  services: state.lines?.map(withQuantity),
  totalCents: state.totalCents,
});
