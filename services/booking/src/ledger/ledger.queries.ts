import type { DataSource, EntityManager } from 'typeorm';
import type { AcceptedNotice } from './ledger.rules.js';

export interface StoredNotice extends AcceptedNotice {
  method: string | null;
  receivedAt: Date;
  amountCents: number;
}

/** The accepted notices of all orders of an appointment, in the order they were received. */
export const acceptedNotices = (db: DataSource | EntityManager, appointmentId: string): Promise<StoredNotice[]> =>
  db.query(
    `SELECT notice."orderId", coalesce(notice."paymentId", '') AS "paymentId", notice."statusCode", notice."method",
       notice."receivedAt", attempt."amountCents", retrieved."orderId" IS NOT NULL AS "isKnown"
     FROM booking.payment_notice notice JOIN booking.payment_attempt attempt USING ("orderId")
     LEFT JOIN booking.retrieved_payment retrieved
       ON retrieved."orderId" = notice."orderId" AND retrieved."paymentId" = notice."paymentId"
     WHERE attempt."appointmentId" = $1 AND notice."verdict" = 'accepted' ORDER BY notice."id"`,
    [appointmentId],
  );
