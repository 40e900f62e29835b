import type { AdminAction } from '@salon/contracts';
import type { RecordedAction } from '@salon/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { displayId } from '../appointments/appointment.view.js';
import { IS_FORMER } from '../appointments/forget-customer.js';
import { type Snapshot } from '../appointments/snapshot.rules.js';
import { BOOKING_KINDS } from '../mails/replaced-mails.js';
import { changeAfter, type CurrentVisit, type UndoFacts, undoingOf } from './admin-action.rules.js';

export interface AdminActionRecord
  extends RecordedAction<UndoFacts['kind'], Snapshot>, Pick<UndoFacts, 'later' | 'isFormer'>, CurrentVisit {
  laterId: string | null;
  laterBy: string | null;
  /** Time of the action whose type is `later`. */
  laterAt: Date | null;
  /** A mail has left that its undo makes wrong. */
  undoMails: boolean;
  /** Sequence number; a bigint, so text. */
  number: string;
  appointmentId: string;
  refundId: string | null;
  customerId: string;
  customerName: string;
  bookedOn: string;
  appointmentNumber: number;
}

/** Whether a mail has left that the undo corrects by another; what the desk notes sends none. */
const HAS_LEFT = `EXISTS (
    SELECT FROM booking.message mail
    WHERE mail."appointmentId" = act."appointmentId" AND mail."leftAt" IS NOT NULL AND CASE
      WHEN act."kind" = 'refund_settle'
        THEN mail."refundId" = act."refundId" AND mail."kind" = 'refunded' AND mail."createdAt" >= act."at"
      ELSE act."kind" IN ('status', 'book', 'reschedule', 'reassign') AND mail."refundId" IS NULL
        AND mail."kind" = ANY(${BOOKING_KINDS}) AND mail."version" >= (act."after"->>'version')::int END)`;

export const SELECT_ACTION = `
  SELECT act.*, "customerId", "customerName", "bookedOn"::text AS "bookedOn",
         appointment."number" AS "appointmentNumber", ${IS_FORMER} AS "isFormer", "status", "cancelReason", "startsAt",
         "stylistId", "rescheduled", "money", "paymentId", "deskPaidCents", appointment."note", later.*,
         "customerEmail" <> '' AND ${HAS_LEFT} AS "undoMails"
  FROM booking.act JOIN booking.appointment ON appointment."id" = "appointmentId"
  LEFT JOIN LATERAL (
    SELECT other."kind" AS "later", other."id" AS "laterId", other."adminName" AS "laterBy", other."at" AS "laterAt"
    FROM booking.act other
    WHERE other."appointmentId" = act."appointmentId" AND other."number" > act."number" AND other."undoneAt" IS NULL
      AND (other."kind" = 'note') = (act."kind" = 'note')
      AND (other."refundId" IS NOT DISTINCT FROM act."refundId"
           OR act."refundId" IS NULL AND EXISTS (
             SELECT FROM booking.refund_task WHERE "id" = other."refundId" AND "reason" <> 'second_payment'))
    ORDER BY other."number" DESC LIMIT 1) later ON true`;

export async function findAdminAction(
  db: DataSource | EntityManager,
  id: string,
): Promise<AdminActionRecord | undefined> {
  const [act] = await db.query<AdminActionRecord[]>(`${SELECT_ACTION} WHERE act."id" = $1`, [id]);
  return act;
}

/** The actions on one visit, the latest first. */
export const actionsOfVisit = (db: DataSource | EntityManager, appointmentId: string): Promise<AdminActionRecord[]> =>
  db.query(`${SELECT_ACTION} WHERE act."appointmentId" = $1 ORDER BY act."number" DESC`, [appointmentId]);

/** One person's actions on these visits that are not undone, the latest first. */
export const latestActionsOf = (
  db: DataSource | EntityManager,
  appointmentIds: readonly string[],
  adminId: string,
): Promise<AdminActionRecord[]> =>
  db.query(
    `${SELECT_ACTION} WHERE act."appointmentId" = ANY($1) AND act."adminId" = $2 AND act."undoneAt" IS NULL
     ORDER BY act."number" DESC`,
    [appointmentIds, adminId],
  );

/** Whether the undo sends the customer a mail; not about a visit that is confirmed again after its time. */
export const mailsByUndo = ({ kind, before, undoMails }: AdminActionRecord, now: Date): boolean =>
  undoMails && (kind === 'refund_settle' || before.status !== 'confirmed' || new Date(before.startsAt) > now);

export const asAction = (act: AdminActionRecord, now: Date): AdminAction => ({
  id: act.id,
  kind: act.kind,
  at: act.at.toISOString(),
  admin: { _id: act.adminId, name: act.adminName },
  appointment: {
    _id: act.appointmentId,
    appointmentId: displayId({ bookedOn: act.bookedOn, number: act.appointmentNumber }),
    customerName: act.customerName,
  },
  from: act.before.status,
  to: act.after.status,
  undoneAt: act.undoneAt?.toISOString() ?? null,
  ...undoingOf(act, now, changeAfter(act, act)),
  ...(mailsByUndo(act, now) && { undoMails: true }),
});
