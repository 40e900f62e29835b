import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Table → what the desk calls a change of it, and which changes count. */
const ANNOUNCED: readonly [table: string, subject: string, events: string, when?: string][] = [
  ['appointment', 'visit', 'INSERT OR DELETE'],
  ['appointment', 'visit', 'UPDATE', 'OLD.* IS DISTINCT FROM NEW.*'],
  ['kept_outside', 'visit', 'INSERT OR UPDATE OR DELETE'],
  ['salon_change', 'salon', 'INSERT'],
  ['refund_task', 'refund', 'INSERT OR UPDATE OR DELETE'],
  ['payment_notice', 'notice', 'INSERT', `NEW."verdict" <> 'accepted'`],
  ['message', 'mail', 'UPDATE', 'OLD."sentAt" IS DISTINCT FROM NEW."sentAt"'],
];
const nameOf = (events: string): string => `announce_${events.toLowerCase().replaceAll(' or ', '_')}`;

/**
 * What changed that the desk sees, numbered by transaction, and announced to every process when it commits (ADR-0050).
 */
export class DeskChange1765450000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE booking.desk_change (
        "txid"    xid8 NOT NULL DEFAULT pg_current_xact_id(),
        "subject" text NOT NULL,
        "day"     date,
        "at"      timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT announced_once UNIQUE NULLS NOT DISTINCT ("txid", "subject", "day")
      );
      COMMENT ON TABLE booking.desk_change IS 'of the last hours; by the clock of the database alone';
      CREATE FUNCTION booking.announce() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE days date[] := ARRAY[NULL];
        BEGIN
          IF TG_TABLE_NAME = 'appointment' THEN
            days := CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW."day"] WHEN 'DELETE' THEN ARRAY[OLD."day"]
                    ELSE ARRAY[OLD."day", NEW."day"] END;
          END IF;
          INSERT INTO booking.desk_change ("subject", "day") SELECT TG_ARGV[0], unnest(days) ON CONFLICT DO NOTHING;
          PERFORM pg_notify('booking_desk_change', '');
          RETURN NULL;
        END $$`);
    for (const [table, subject, events, when] of ANNOUNCED)
      await db.query(`
        CREATE TRIGGER ${nameOf(events)} AFTER ${events} ON booking.${table} FOR EACH ROW
          ${when ? `WHEN (${when})` : ''} EXECUTE FUNCTION booking.announce('${subject}')`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [table, , events] of ANNOUNCED) await db.query(`DROP TRIGGER ${nameOf(events)} ON booking.${table}`);
    await db.query('DROP FUNCTION booking.announce(); DROP TABLE booking.desk_change');
  }
}
