import { addDays, type LocalDay, toInstant } from '@salon/kernel';
import type { DataSource, EntityManager } from 'typeorm';
import { MONEY_CODES } from '../gateway/retrieval.rules.js';
import { ACCEPTED_NOTICES } from '../ledger/ledger.queries.js';
import { type Entry, onlineEntries, type OrderNotice } from './closing.rules.js';

/** Salon days, both included. */
interface Days {
  from: LocalDay;
  to: LocalDay;
  zone: string;
}

/** Payments and returns at the desk; undone ones do not count. */
const DESK = `
  SELECT "at", "means", 'desk' AS "kind", "amountCents", "appointmentId"
  FROM booking.desk_payment WHERE "at" >= $1 AND "at" < $2 AND "takenBackAt" IS NULL`;

/**
 * A booking fee is taken at the desk when a hold is confirmed there, or when a visit is completed after a chargeback of
 * its fee. Its means is not recorded: it counts as cash. When both moves exist, the confirmation counts, which sorts
 * last, unless it was undone. Of all time: a caller adds the dates of `move`.
 */
export const DESK_FEES = `
  SELECT move."at", 'cash' AS "means", 'fee' AS "kind", appointment."feeCents" AS "amountCents",
         appointment."id" AS "appointmentId"
  FROM booking.appointment_journal move JOIN booking.appointment ON appointment."id" = move."appointmentId"
  WHERE move."actor" = 'admin' AND move."to" IN ('confirmed', 'completed')
    AND appointment."feeCents" > 0
    AND ("money" = 'paid_at_desk'
         OR EXISTS (SELECT FROM booking.refund_task WHERE refund_task."orderId" = appointment."id"::text))
    AND move."id" = (
      SELECT other."id" FROM booking.appointment_journal other
      WHERE other."appointmentId" = appointment."id" AND other."actor" = 'admin'
        AND (other."from", other."to") IN (('pending', 'confirmed'), ('confirmed', 'completed'))
        AND NOT EXISTS (
          SELECT FROM booking.appointment_journal undone
          WHERE undone."appointmentId" = other."appointmentId" AND undone."id" > other."id"
            AND (undone."from", undone."to") = (other."to", 'pending'))
      ORDER BY (other."to" = 'confirmed') DESC, other."id" DESC LIMIT 1)`;

const FEES = `${DESK_FEES} AND move."at" >= $1 AND move."at" < $2`;

/** Sent through the gateway, or paid by bank transfer. */
const REFUNDS = `
  SELECT "begunAt" AS "at", CASE "method" WHEN 'bank' THEN 'transfer' ELSE 'online' END AS "means", 'refund' AS "kind",
         -"amountCents" AS "amountCents", "appointmentId"
  FROM booking.refund_task WHERE "state" <> 'due' AND "begunAt" >= $1 AND "begunAt" < $2`;

/** All accepted notices of the orders that were paid, or charged back, within the time. */
const NOTICES = `
  ${ACCEPTED_NOTICES} AND notice."orderId" IN (
    SELECT "orderId" FROM booking.payment_notice
    WHERE "verdict" = 'accepted' AND "statusCode" IN (${MONEY_CODES.join()}) AND "receivedAt" >= $1 AND "receivedAt" < $2)
  ORDER BY notice."id"`;

/** Every amount received or returned on these days, in order. */
export async function moneyBetween(db: DataSource | EntityManager, { from, to, zone }: Days): Promise<Entry[]> {
  const begin = toInstant(from, '00:00', zone);
  const end = toInstant(addDays(to, 1), '00:00', zone);
  const entries = await db.query<Entry[]>(`${DESK} UNION ALL ${FEES} UNION ALL ${REFUNDS}`, [begin, end]);
  const notices = await db.query<OrderNotice[]>(NOTICES, [begin, end]);
  const online = onlineEntries(notices).filter(({ at }) => at >= begin && at < end);
  return [...entries, ...online].sort((a, b) => a.at.getTime() - b.at.getTime());
}
