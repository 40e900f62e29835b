import type { DataSource, EntityManager } from 'typeorm';
import type { AcceptedNotice } from './ledger.rules.js';

export interface StoredNotice extends AcceptedNotice {
  method: string | null;
  receivedAt: Date;
  amountCents: number;
}

/** Accepted notices with their payment attempts; a caller adds conditions and the order. */
export const ACCEPTED_NOTICES = `
  SELECT notice."orderId", coalesce(notice."paymentId", '') AS "paymentId", notice."statusCode", notice."method",
         notice."receivedAt", attempt."amountCents", attempt."appointmentId",
         retrieved."orderId" IS NOT NULL AS "isKnown"
  FROM booking.payment_notice notice JOIN booking.payment_attempt attempt USING ("orderId")
  LEFT JOIN booking.retrieved_payment retrieved
    ON retrieved."orderId" = notice."orderId" AND retrieved."paymentId" = notice."paymentId"
  WHERE notice."verdict" = 'accepted'`;

/** The accepted notices of all orders of an appointment, in the order they were received. */
export const acceptedNotices = (db: DataSource | EntityManager, appointmentId: string): Promise<StoredNotice[]> =>
  db.query(`${ACCEPTED_NOTICES} AND attempt."appointmentId" = $1 ORDER BY notice."id"`, [appointmentId]);
