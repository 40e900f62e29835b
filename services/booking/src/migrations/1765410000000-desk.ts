import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Visits that the desk books, and time that it blocks (ADR-0047). What the previous release writes is online, as its
 * visits are.
 */
export class Desk1765410000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.appointment
        ADD COLUMN "origin" text NOT NULL DEFAULT 'online',
        ADD COLUMN "note" text NOT NULL DEFAULT '';
      ALTER TABLE booking.appointment
        ADD CONSTRAINT appointment_origin_check CHECK ("origin" IN ('online','walk_in','phone')) NOT VALID;
      COMMENT ON COLUMN booking.appointment."customerId" IS 'an account, or of what the desk has booked a client without one';
      COMMENT ON COLUMN booking.appointment."customerEmail" IS 'empty for whom the desk knows by a number alone';
      ALTER TABLE booking.act DROP CONSTRAINT act_kind_check,
        ADD CONSTRAINT act_kind_check CHECK ("kind" IN ('status','book','reschedule','reassign','keep','refund_send','refund_settle')) NOT VALID;
      ALTER TABLE booking.hours_exception DROP CONSTRAINT hours_exception_kind_check,
        ADD CONSTRAINT hours_exception_kind_check CHECK ("kind" IN ('leave','sick','extra','block')) NOT VALID`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM booking.hours_exception WHERE "kind" = 'block';
      ALTER TABLE booking.hours_exception DROP CONSTRAINT hours_exception_kind_check,
        ADD CONSTRAINT hours_exception_kind_check CHECK ("kind" IN ('leave','sick','extra'));
      DELETE FROM booking.act WHERE "kind" = 'book';
      ALTER TABLE booking.act DROP CONSTRAINT act_kind_check,
        ADD CONSTRAINT act_kind_check CHECK ("kind" IN ('status','reschedule','reassign','keep','refund_send','refund_settle'));
      ALTER TABLE booking.appointment DROP COLUMN "origin", DROP COLUMN "note"`);
  }
}
