import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Table → the changes after which the money of its visit may count on another day. */
const MONEY: readonly [table: string, events: string, when?: string][] = [
  ['desk_payment', 'INSERT OR UPDATE OR DELETE'],
  ['refund_task', 'INSERT OR UPDATE OR DELETE'],
  ['payment_notice', 'INSERT', `NEW."verdict" = 'accepted'`],
  ['payment_notice', 'DELETE', `OLD."verdict" = 'accepted'`],
  ['retrieved_payment', 'INSERT OR UPDATE OR DELETE'],
  ['appointment_journal', 'INSERT', `NEW."actor" = 'admin'`],
];
const nameOf = (events: string): string => `mark_money_on_${events.toLowerCase().replaceAll(' or ', '_')}`;

const MARK_MONEY = `
  CREATE FUNCTION booking.mark_money(visit uuid, gone timestamptz) RETURNS void LANGUAGE sql AS $$
    INSERT INTO booking.report_mark ("day")
    SELECT DISTINCT (moved."at" AT TIME ZONE settings."zone")::date
    FROM booking.settings, (
      SELECT gone AS "at"
      UNION ALL SELECT "at" FROM booking.desk_payment WHERE "appointmentId" = visit
      UNION ALL SELECT "begunAt" FROM booking.refund_task WHERE "appointmentId" = visit
      UNION ALL SELECT "at" FROM booking.appointment_journal
        WHERE "appointmentId" = visit AND "actor" = 'admin' AND "to" IN ('confirmed', 'completed')
      UNION ALL SELECT "receivedAt" FROM booking.payment_attempt JOIN booking.payment_notice USING ("orderId")
        WHERE "appointmentId" = visit AND "verdict" = 'accepted' AND "statusCode" IN (2, -3)) moved
    WHERE moved."at" IS NOT NULL
    ON CONFLICT DO NOTHING $$;
  CREATE FUNCTION booking.mark_money_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      after jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
      before jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
    BEGIN
      PERFORM booking.mark_money(
        coalesce((after->>'appointmentId')::uuid,
                 (SELECT "appointmentId" FROM booking.payment_attempt WHERE "orderId" = after->>'orderId')),
        coalesce(before->>'at', before->>'begunAt', before->>'receivedAt')::timestamptz);
      RETURN NULL;
    END $$`;

const MARK_VISIT = `
  CREATE FUNCTION booking.mark_visit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        INSERT INTO booking.report_mark ("day", "customerId") VALUES (OLD."day", OLD."customerId") ON CONFLICT DO NOTHING;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO booking.report_mark ("day", "customerId") VALUES (NEW."day", NEW."customerId") ON CONFLICT DO NOTHING;
      END IF;
      IF TG_OP = 'UPDATE' AND (OLD."money" <> NEW."money" OR OLD."feeCents" <> NEW."feeCents") THEN
        PERFORM booking.mark_money(NEW."id", NULL);
      END IF;
      RETURN NULL;
    END $$;
  CREATE TRIGGER mark_visit_on_insert_delete AFTER INSERT OR DELETE ON booking.appointment
    FOR EACH ROW EXECUTE FUNCTION booking.mark_visit();
  CREATE TRIGGER mark_visit_on_update AFTER UPDATE ON booking.appointment
    FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION booking.mark_visit();
  CREATE FUNCTION booking.forget_reports() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO booking.report_mark ("day")
        SELECT DISTINCT "day" + shift FROM booking.day_report, generate_series(-1, 1) shift ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
  CREATE TRIGGER forget_reports AFTER UPDATE OF "zone" ON booking.settings
    FOR EACH ROW WHEN (OLD."zone" <> NEW."zone") EXECUTE FUNCTION booking.forget_reports()`;

/** What each salon day adds to the reports, and marks of what has to be computed anew (ADR-0052). */
export class Reports1765500000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE booking.day_report ("day" date PRIMARY KEY, "figures" jsonb NOT NULL);
      COMMENT ON TABLE booking.day_report IS 'derived; a day without a row is computed when a report needs it';
      CREATE TABLE booking.first_visit ("customerId" uuid PRIMARY KEY, "day" date NOT NULL);
      COMMENT ON TABLE booking.first_visit IS 'derived: the first visit of each customer that took place or stands';
      CREATE INDEX first_visit_by_day ON booking.first_visit ("day");
      CREATE TABLE booking.report_mark (
        "txid"       xid8 NOT NULL DEFAULT pg_current_xact_id(),
        "day"        date NOT NULL,
        "customerId" uuid,
        CONSTRAINT marked_once UNIQUE NULLS NOT DISTINCT ("txid", "day", "customerId")
      );
      COMMENT ON TABLE booking.report_mark IS 'days and customers that changed since they were last counted; never one row for two transactions, which would wait for each other'`);
    await db.query(MARK_MONEY);
    await db.query(MARK_VISIT);
    for (const [table, events, when] of MONEY)
      await db.query(`
        CREATE TRIGGER ${nameOf(events)} AFTER ${events} ON booking.${table} FOR EACH ROW
          ${when ? `WHEN (${when})` : ''} EXECUTE FUNCTION booking.mark_money_of_row()`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [table, events] of MONEY) await db.query(`DROP TRIGGER ${nameOf(events)} ON booking.${table}`);
    await db.query(`
      DROP TRIGGER forget_reports ON booking.settings;
      DROP TRIGGER mark_visit_on_update ON booking.appointment;
      DROP TRIGGER mark_visit_on_insert_delete ON booking.appointment;
      DROP FUNCTION booking.forget_reports(), booking.mark_visit(), booking.mark_money_of_row(), booking.mark_money(uuid, timestamptz);
      DROP TABLE booking.report_mark, booking.first_visit, booking.day_report`);
  }
}
