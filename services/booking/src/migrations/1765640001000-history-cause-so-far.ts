import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 5_000;

const kind = (name: string): string => `jsonb_build_object('kind', '${name}')`;
const when = (reason: string, cause: string): string => `WHEN "reason" = '${reason}' THEN ${cause}`;

/** SQL: the cause of an entry that changed the status; what else stands there was written by staff. */
const OF_STATUS = `CASE
  ${when('undo', kind('undo'))}
  WHEN "to" = 'cancelled' AND "reason" IN ('unpaid', 'replaced', 'customer', 'salon')
    THEN jsonb_build_object('kind', 'cancelled', 'cancelReason', "reason")
  WHEN "to" = 'confirmed' AND "actor" = 'admin' AND "reason" = 'paid at desk' THEN ${kind('paid_at_desk')}
  WHEN "actor" = 'system' AND "reason" = 'paid' THEN ${kind('paid')}
  WHEN "actor" = 'system' AND "reason" IN ('placed by customer', 'placed by admin')
    THEN jsonb_build_object('kind', 'placed', 'by', substring("reason" FROM '[a-z]+$')) END`;

const MOVED = `'^rescheduled from (\\d{4}-\\d\\d-\\d\\d) (\\d\\d:\\d\\d)(?:: (.*))?$'`;
const REASSIGNED = `'^reassigned from (.*?)(?:: (.*))?$'`;

/** SQL: services and money from the records that were written at the same instant; the sentences stay without them. */
const OF_LINES = `(
  SELECT jsonb_build_object('kind', 'lines', 'totalCents', act."after"->'totalCents', 'services', (
      SELECT jsonb_agg(jsonb_build_object('title', line->'title', 'quantity', line->'quantity') ORDER BY at)
      FROM jsonb_array_elements(act."after"->'lines') WITH ORDINALITY AS each_line (line, at)))
  FROM booking.act
  WHERE act."appointmentId" = entry."appointmentId" AND act."at" = entry."at" AND act."kind" = 'lines'
    AND jsonb_typeof(act."after"->'lines') = 'array' AND act."after" ? 'totalCents' LIMIT 1)`;
const AGREED = `(
  SELECT string_agg(DISTINCT line->>'agreed', ', ')
  FROM booking.act, jsonb_array_elements(act."after"->'lines') AS line
  WHERE act."appointmentId" = entry."appointmentId" AND act."at" = entry."at" AND act."kind" = 'lines'
    AND line->>'agreed' <> '')`;
const OF_DESK_PAYMENT = `(
  SELECT jsonb_build_object('kind', 'desk_payment', 'amountCents', payment."amountCents", 'means', payment."means")
  FROM booking.desk_payment payment
  WHERE payment."appointmentId" = entry."appointmentId" AND payment."at" = entry."at" LIMIT 1)`;

/** SQL: the cause of any other entry. */
const OF_CHANGE = `CASE
  ${when('undo', kind('undo'))}
  ${when('note', kind('note'))}
  ${when('receipt mailed', kind('receipt_mailed'))}
  ${when('kept outside hours', kind('kept_outside_hours'))}
  ${when('refund sent to the gateway', kind('refund_sent'))}
  ${when('refund refused by the gateway', kind('refund_refused'))}
  ${when('refunded by the gateway', kind('refunded'))}
  WHEN "reason" IN ('arrived', 'started') THEN jsonb_build_object('kind', 'progress', 'step', "reason")
  WHEN "reason" LIKE 'refund by bank transfer%' THEN ${kind('bank_refund')}
  WHEN "reason" ~ ${MOVED} THEN jsonb_build_object('kind', 'rescheduled',
    'day', (regexp_match("reason", ${MOVED}))[1], 'startTime', (regexp_match("reason", ${MOVED}))[2])
  WHEN "reason" ~ ${REASSIGNED}
    THEN jsonb_build_object('kind', 'reassigned', 'stylist', (regexp_match("reason", ${REASSIGNED}))[1])
  WHEN "reason" LIKE 'services changed%' THEN ${OF_LINES}
  WHEN "reason" LIKE '% at the desk: %' THEN ${OF_DESK_PAYMENT} END`;

/** SQL: what staff wrote in an entry whose cause is known. */
const WORDS = `CASE entry."cause"->>'kind'
  WHEN 'rescheduled' THEN (regexp_match(entry."reason", ${MOVED}))[3]
  WHEN 'reassigned' THEN (regexp_match(entry."reason", ${REASSIGNED}))[2]
  WHEN 'bank_refund' THEN nullif(substr(entry."reason", length('refund by bank transfer ') + 1), '')
  WHEN 'lines' THEN ${AGREED} END`;

/** SQL: an entry that has changed since it was read, by the previous release, is left as it is. */
const CONVERT = `
  UPDATE booking.appointment_journal written SET "cause" = entry."cause", "reason" = ${WORDS}
  FROM (
    SELECT "id", "appointmentId", "at", "reason",
      CASE WHEN "from" IS DISTINCT FROM "to" THEN ${OF_STATUS} ELSE ${OF_CHANGE} END AS "cause"
    FROM booking.appointment_journal entry
    WHERE "id" >= $1 AND "id" < $2 AND "cause" IS NULL AND "reason" IS NOT NULL) entry
  WHERE written."id" = entry."id" AND entry."cause" IS NOT NULL
    AND written."cause" IS NULL AND written."reason" = entry."reason"`;

/** SQL: 'Dec 3, 2026 closed', 'Dec 3, 2026 opened again: …' and 'Closed on Dec 25, 2026' without their verbs. */
const TITLES = `
  UPDATE booking.salon_change SET "title" = CASE "subject"
    WHEN 'closure' THEN substr("title", length('Closed on ') + 1)
    ELSE regexp_replace("title", '^(\\w+ \\d+, \\d{4}) (?:closed$|opened again(?=: ))', '\\1') END
  WHERE "subject" = 'closure' AND "title" LIKE 'Closed on %'
    OR "subject" = 'closing' AND "title" ~ '^\\w+ \\d+, \\d{4} (closed$|opened again: )'`;

const said = (name: string): string => `"cause"->>'${name}'`;
const money = (name: string): string => `to_char(abs((${said(name)})::numeric) / 100, 'FM"LKR "999,999,999,990.00')`;

/** SQL: the sentences as release 0.2.0 wrote them. */
const SENTENCES = `
  UPDATE booking.appointment_journal SET "reason" = CASE ${said('kind')}
    WHEN 'paid_at_desk' THEN coalesce("reason", 'paid at desk')
    WHEN 'cancelled' THEN coalesce("reason", ${said('cancelReason')})
    WHEN 'placed' THEN 'placed by ' || (${said('by')})
    WHEN 'rescheduled' THEN concat('rescheduled from ', ${said('day')}, ' ', ${said('startTime')}, ': ' || "reason")
    WHEN 'reassigned' THEN concat('reassigned from ', ${said('stylist')}, ': ' || "reason")
    WHEN 'lines' THEN concat('services changed to ', (
      SELECT string_agg(concat(service->>'title', ' × ' || nullif(service->>'quantity', '1')), ', ' ORDER BY at)
      FROM jsonb_array_elements("cause"->'services') WITH ORDINALITY AS each_service (service, at)),
      ' (' || "reason" || ')', ': ', ${money('totalCents')})
    WHEN 'progress' THEN ${said('step')}
    WHEN 'desk_payment' THEN concat(${money('amountCents')},
      CASE WHEN (${said('amountCents')})::int < 0 THEN ' refunded' ELSE ' paid' END, ' at the desk: ',
      CASE ${said('means')} WHEN 'card' THEN 'card machine' WHEN 'transfer' THEN 'bank transfer' ELSE 'cash' END)
    WHEN 'bank_refund' THEN concat_ws(' ', 'refund by bank transfer', "reason")
    WHEN 'receipt_mailed' THEN 'receipt mailed'
    WHEN 'kept_outside_hours' THEN 'kept outside hours'
    WHEN 'refund_sent' THEN 'refund sent to the gateway'
    WHEN 'refund_refused' THEN 'refund refused by the gateway'
    WHEN 'refunded' THEN 'refunded by the gateway'
    WHEN 'charge_back' THEN concat(${money('amountCents')}, ' taken back by the bank')
    WHEN 'refund_dropped' THEN concat('refund of ', ${money('amountCents')}, ' is not due any more')
    ELSE ${said('kind')} END
  WHERE "cause" IS NOT NULL`;

/**
 * The sentences of before become causes with what staff wrote beside them, and titles name the thing alone. Repeatable:
 * each batch is a transaction of its own. A sentence that the previous release writes from now on is shown as it is.
 */
export class HistoryCauseSoFar1765640001000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const [entries] = (await db.query('SELECT max("id")::int AS most FROM booking.appointment_journal')) as {
      most: number | null;
    }[];
    for (let from = 0; from <= (entries?.most ?? 0); from += BATCH) await db.query(CONVERT, [from, from + BATCH]);
    await db.query(TITLES);
  }

  /** Titles keep their days alone. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(SENTENCES);
  }
}
