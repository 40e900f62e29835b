import type { NoticeVerdict } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import type { Notice } from '../gateway/notice.rules.js';
import { MONEY_CODES } from '../gateway/retrieval.rules.js';

/** The stored part of a notice or of a retrieval response. */
export type PaymentReport = Pick<
  Notice,
  'merchantId' | 'orderId' | 'paymentId' | 'amount' | 'currency' | 'method' | 'statusMessage'
> & {
  statusCode: number;
  source: 'notice' | 'retrieval';
};

/**
 * Maximum payment ids stored per order and status: ids are not signed, so one genuine notice can be resent with any
 * number of them.
 */
export const MAX_PAYMENT_IDS = 10;
/**
 * Maximum forged and unknown notices stored per day, and the same number of mismatches, even under a flood: fewer than
 * 10,000 in `RETENTION.untrustedNotices`.
 */
export const MAX_UNTRUSTED_PER_DAY = 300;

/** Whether a notice is stored, in SQL: $1 now, $2 its source, $3 its verdict, $5 its order, $7 its status. */
const IS_STORED = {
  accepted: `$2 = 'retrieval' OR (
    SELECT count(*) FROM booking.payment_notice
    WHERE "verdict" = 'accepted' AND "orderId" = $5 AND "statusCode" = $7::int) < ${MAX_PAYMENT_IDS}`,
  other: `(SELECT count(*) FROM (
    SELECT FROM booking.payment_notice
    WHERE "verdict" <> 'accepted' AND ("verdict" = 'mismatch') = ($3 = 'mismatch')
      AND "receivedAt" > $1::timestamptz - interval '1 day'
      LIMIT ${MAX_UNTRUSTED_PER_DAY}) today) < ${MAX_UNTRUSTED_PER_DAY}`,
};

/** False for a replay of an accepted notice (same order, payment and status), and beyond the limits. */
export async function storeNotice(
  tx: EntityManager,
  report: PaymentReport,
  verdict: NoticeVerdict,
  now: Date,
): Promise<boolean> {
  const added: unknown[] = await tx.query(
    `INSERT INTO booking.payment_notice
       ("receivedAt", "source", "verdict", "merchantId", "orderId", "paymentId",
        "statusCode", "amount", "currency", "method", "statusMessage")
     SELECT $1::timestamptz, $2::text, $3::text, $4::text, $5::text, nullif($6::text, ''),
            $7::int, $8::text, $9::text, $10::text, $11::text
     WHERE ${verdict === 'accepted' ? IS_STORED.accepted : IS_STORED.other} ON CONFLICT DO NOTHING RETURNING "id"`,
    [
      now,
      report.source,
      verdict,
      report.merchantId,
      report.orderId,
      report.paymentId,
      report.statusCode,
      report.amount,
      report.currency,
      report.method,
      report.statusMessage,
    ],
  );
  return added.length > 0;
}

/** Whether the same is stored already. */
export async function isStored(
  db: EntityManager,
  { orderId, paymentId, statusCode, amount, currency }: PaymentReport,
  verdict: NoticeVerdict,
): Promise<boolean> {
  const found = await db.query<unknown[]>(
    `SELECT FROM booking.payment_notice
     WHERE "verdict" = $1 AND "verdict" <> 'accepted' AND "orderId" = $2 AND "paymentId" IS NOT DISTINCT FROM nullif($3, '')
       AND "statusCode" = $4 AND "amount" = $5 AND "currency" = $6 LIMIT 1`,
    [verdict, orderId, paymentId, statusCode, amount, currency],
  );
  return found.length > 0;
}

/** Records that the retrieval API has the payment; false when that was already known. */
export async function storeRetrieved(
  tx: EntityManager,
  { orderId, paymentId }: Pick<PaymentReport, 'orderId' | 'paymentId'>,
  now: Date,
): Promise<boolean> {
  const added: unknown[] = await tx.query(
    `INSERT INTO booking.retrieved_payment ("orderId", "paymentId", "retrievedAt") VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING "orderId"`,
    [orderId, paymentId, now],
  );
  return added.length > 0;
}

/**
 * Whether successes and chargebacks of the order arrived with several payment ids, and the retrieval API does not have
 * this one.
 */
export async function isDoubtful(
  tx: EntityManager,
  { orderId, paymentId }: Pick<PaymentReport, 'orderId' | 'paymentId'>,
): Promise<boolean> {
  const [{ doubtful }] = await tx.query<[{ doubtful: boolean }]>(
    `SELECT count(DISTINCT coalesce("paymentId", '')) > 1
       AND NOT EXISTS (SELECT FROM booking.retrieved_payment WHERE "orderId" = $1 AND "paymentId" = $2) AS doubtful
     FROM booking.payment_notice
     WHERE "verdict" = 'accepted' AND "orderId" = $1 AND "statusCode" IN (${MONEY_CODES.join()})`,
    [orderId, paymentId],
  );
  return doubtful;
}
