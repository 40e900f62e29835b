import type { PaymentFact } from '@salon/contracts';
import { type Cents, toLkr } from '@salon/kernel';
import type { DataSource } from 'typeorm';
import { STATUS } from '../gateway/retrieval.rules.js';

type Row = Omit<PaymentFact, 'amount' | 'refund' | 'at'> & {
  amountCents: number;
  refundCents: number | null;
  at: Date;
};

/** Every payment of an appointment that succeeded, the first one first, each traced to an accepted notice; what became of it since. */
export async function paymentsOf(db: DataSource, appointmentId: string): Promise<PaymentFact[]> {
  const rows = await db.query<Row[]>(
    `SELECT notice."orderId", notice."paymentId", attempt."amountCents", refund."amountCents" AS "refundCents", max(notice."method") AS "method",
       min(notice."receivedAt") FILTER (WHERE notice."statusCode" = $2) AS "at",
       CASE WHEN bool_or(notice."statusCode" = $3) THEN 'charged_back' WHEN refund."state" = 'due' THEN 'refund_due'
         ELSE coalesce(refund."state", 'paid') END AS "status"
     FROM booking.payment_notice notice JOIN booking.payment_attempt attempt USING ("orderId")
     LEFT JOIN booking.refund_task refund ON refund."orderId" = notice."orderId" AND refund."paymentId" = notice."paymentId"
     WHERE attempt."appointmentId" = $1 AND notice."verdict" = 'accepted' AND notice."paymentId" IS NOT NULL
     GROUP BY notice."orderId", notice."paymentId", attempt."amountCents", refund."state", refund."amountCents"
     HAVING bool_or(notice."statusCode" = $2) ORDER BY "at", notice."paymentId"`,
    [appointmentId, STATUS.success, STATUS.chargedBack],
  );
  return rows.map(({ amountCents, refundCents, at, ...fact }) => ({
    ...fact,
    amount: toLkr(amountCents as Cents),
    at: at.toISOString(),
    ...(refundCents !== null && { refund: toLkr(refundCents as Cents) }),
  }));
}
