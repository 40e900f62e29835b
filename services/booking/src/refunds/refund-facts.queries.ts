import type { RefundFact } from '@salon/contracts';
import { type Cents, toLkr } from '@salon/kernel';
import type { DataSource } from 'typeorm';

type RefundFactRecord = Omit<RefundFact, 'amount' | 'at'> & { amountCents: Cents; at: Date | null };

/** What the desk notes of money that it returns is for the salon only. */
const REFUNDS = `
  SELECT "of", "amountCents", "state", "at", "means", "reference", "paymentId" FROM (
    SELECT CASE WHEN "orderId" = "appointmentId"::text THEN 'fee' ELSE 'online' END AS "of", "amountCents", "state",
           coalesce("doneAt", "begunAt") AS "at",
           CASE "method" WHEN 'bank' THEN 'transfer' ELSE "method" END AS "means",
           "reference", nullif("paymentId", '') AS "paymentId", "id"
    FROM booking.refund_task WHERE "appointmentId" = $1
    UNION ALL
    SELECT 'desk', -"amountCents", 'refunded', "at", "means", NULL, NULL, "id"
    FROM booking.desk_payment WHERE "appointmentId" = $1 AND "amountCents" < 0 AND "takenBackAt" IS NULL) refund
  ORDER BY "at" NULLS LAST, "id"`;

/** All money that goes back to the customer of a visit, for the receipt; what is still due comes last. */
export async function refundFactsOf(db: DataSource, appointmentId: string): Promise<RefundFact[]> {
  const rows = await db.query<RefundFactRecord[]>(REFUNDS, [appointmentId]);
  return rows.map(({ amountCents, at, ...refund }) => ({
    ...refund,
    amount: toLkr(amountCents),
    at: at?.toISOString() ?? null,
  }));
}
