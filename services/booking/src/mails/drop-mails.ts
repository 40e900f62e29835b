import type { VisitMailKind } from '@salon/contracts';
import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { mailKey } from './queue-mail.js';

/** Whether a mail says if, when and with whom the visit is: undoing an action makes a sent one wrong. */
const IS_OF_THE_BOOKING: Readonly<Record<VisitMailKind, boolean>> = {
  confirmation: true,
  cancellation: true,
  unplaced: true,
  rescheduled: true,
  reassigned: true,
  unconfirmed: true,
  owed: false,
  refunded: false,
  unrefunded: false,
  receipt: false,
};

export const BOOKING_MAILS = (Object.keys(IS_OF_THE_BOOKING) as VisitMailKind[]).filter(
  (kind) => IS_OF_THE_BOOKING[kind],
);

interface Queued {
  id: string;
  kind: VisitMailKind;
  left: boolean;
}

/**
 * Drops the unsent mails of an appointment from a version on that say if, when and with whom it is; returns the types of
 * those whose sending had already begun.
 */
export const dropMails = (
  tx: EntityManager,
  outbox: Outbox,
  appointmentId: string,
  since: number,
): Promise<VisitMailKind[]> =>
  drop(tx, outbox, '"appointmentId" = $1 AND "version" >= $2 AND "kind" = ANY($3)', [
    appointmentId,
    since,
    BOOKING_MAILS,
  ]);

/** The same of the mails since `since` about a refund that was not made. */
export const dropRefundMails = (
  tx: EntityManager,
  outbox: Outbox,
  refundId: string,
  since: Date,
): Promise<VisitMailKind[]> =>
  drop(tx, outbox, '"refundId" = $1 AND "kind" <> \'owed\' AND "createdAt" >= $2', [refundId, since]);

/** Deletes all mails about these visits; those that are not being sent yet are never sent. */
export async function forgetMails(tx: EntityManager, outbox: Outbox, appointmentIds: readonly string[]): Promise<void> {
  const [mails] = await tx.query<[{ id: string; sentAt: Date | null }[], number]>(
    'DELETE FROM booking.message WHERE "appointmentId" = ANY($1::uuid[]) RETURNING "id", "sentAt"',
    [appointmentIds],
  );
  for (const { id, sentAt } of mails) if (sentAt === null) await outbox.cancel(tx, mailKey(id));
}

async function drop(tx: EntityManager, outbox: Outbox, where: string, values: unknown[]): Promise<VisitMailKind[]> {
  const mails = await tx.query<Queued[]>(
    `SELECT "id", "kind", "leftAt" IS NOT NULL AS "left" FROM booking.message WHERE ${where}
     ORDER BY "version" FOR UPDATE`,
    values,
  );
  for (const { id } of mails.filter(({ left }) => !left)) {
    await tx.query('DELETE FROM booking.message WHERE "id" = $1', [id]);
    await outbox.cancel(tx, mailKey(id));
  }
  return mails.filter(({ left }) => left).map(({ kind }) => kind);
}
