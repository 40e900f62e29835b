import { CURRENCY } from '@salon/kernel';
import { csvFile, type ReadableFile, type Row } from '@salon/nest-kit/export';
import { onlineEntries, type OrderNotice } from '../closing/closing.rules.js';
import { DESK_FEES } from '../closing/day-money.queries.js';
import { MONEY_CODES, STATUS } from '../gateway/retrieval.rules.js';
import { ACCEPTED_NOTICES } from '../ledger/ledger.queries.js';
import { DISPLAY_ID } from './display-id.js';

/** Payments and returns at the desk, and booking fees that were taken there. */
const AT_DESK = `
  SELECT "id"::text, "appointmentId", "at", "amountCents" AS cents, '${CURRENCY}' AS currency, "means",
    CASE WHEN "takenBackAt" IS NULL THEN 'taken' ELSE 'taken back' END AS state, "reference",
    "takenBackAt" IS NULL AS counts, NULL AS notices
  FROM booking.desk_payment
  UNION ALL
  SELECT "appointmentId"::text, "appointmentId", "at", "amountCents", '${CURRENCY}', "means", 'taken', '', true, NULL
  FROM (${DESK_FEES}) fee`;

/** Each moment at which the gateway gave or took money of an order, with all accepted notices of that order. */
const ONLINE = `
  SELECT "orderId", "appointmentId", "receivedAt", 0, "currency", 'online', '', "orderId", true,
    (SELECT json_agg(accepted)::text
     FROM (${ACCEPTED_NOTICES} AND notice."orderId" = received."orderId" ORDER BY notice."id") accepted)
  FROM (SELECT DISTINCT "orderId", "receivedAt" FROM booking.payment_notice
        WHERE "verdict" = 'accepted' AND "statusCode" IN (${MONEY_CODES.join()})) received
  JOIN booking.payment_attempt USING ("orderId")`;

const UNPAID_ORDERS = `
  SELECT "orderId", "appointmentId", "createdAt", "amountCents", "currency", 'online', "state", "orderId", false, NULL
  FROM booking.payment_attempt attempt
  WHERE NOT EXISTS (
    SELECT FROM booking.payment_notice notice
    WHERE notice."orderId" = attempt."orderId" AND "verdict" = 'accepted' AND "statusCode" = ${STATUS.success})`;

const REFUNDS = `
  SELECT "id"::text, "appointmentId", coalesce("begunAt", "createdAt"), -"amountCents", '${CURRENCY}', 'refund', "state",
    coalesce("reference", "orderId"), "state" <> 'due', NULL
  FROM booking.refund_task`;

const CSV = csvFile(
  'csv/payments.csv',
  ['at', 'visit', 'amount', 'currency', 'means', 'state', 'reference', 'counts'],
  `SELECT to_char(payment."at" AT TIME ZONE settings."zone", 'YYYY-MM-DD HH24:MI') AS "at", ${DISPLAY_ID} AS "visit",
     to_char(payment.cents / 100.0, 'FM9999999990.00') AS "amount", payment.currency, payment.means,
     payment.state, payment.reference, CASE WHEN payment.counts THEN 'yes' ELSE 'no' END AS "counts",
     to_json(payment."at")::text AS "instant", payment.notices
   FROM (${AT_DESK} UNION ALL ${ONLINE} UNION ALL ${UNPAID_ORDERS} UNION ALL ${REFUNDS}) payment
   JOIN booking.appointment visit ON visit."id" = payment."appointmentId"
   CROSS JOIN booking.settings
   ORDER BY payment."at", payment."id" COLLATE "C"`,
);

const timeOf = (json: string): number => new Date(json).getTime();

/** The payments and charge-backs of an order at one moment, as the closing counts them. */
function onlineRows(row: Row, at: string, notices: string): Row[] {
  const all = JSON.parse(notices) as (Omit<OrderNotice, 'receivedAt'> & { receivedAt: string })[];
  return onlineEntries(all.map((notice) => ({ ...notice, receivedAt: new Date(notice.receivedAt) })))
    .filter((entry) => entry.at.getTime() === timeOf(at))
    .map(({ kind, amountCents }) => ({
      ...row,
      amount: (amountCents / 100).toFixed(2),
      state: kind === 'online' ? 'paid' : 'charged_back',
    }));
}

/** What was received and given back: the amounts that count add up to those of the closings (docs/export-format.md). */
export const PAYMENTS: ReadableFile = {
  ...CSV,
  write({ instant, notices, ...row }) {
    const rows = notices && instant ? onlineRows(row, JSON.parse(instant) as string, notices) : [row];
    return rows.map((each) => CSV.write(each)).join('');
  },
};
