import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers who pay the whole price when they book online (ADR-0056). */
export class Prepaid1765520000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.customer_note ADD COLUMN "prepay" text NOT NULL DEFAULT '';
      COMMENT ON COLUMN booking.customer_note."prepay" IS 'why they pay the whole price when they book online, else empty';
      ALTER TABLE booking.appointment ADD COLUMN "prepaidCents" int NOT NULL DEFAULT 0,
        ADD CONSTRAINT appointment_prepaid_check CHECK ("prepaidCents" BETWEEN 0 AND "feeCents") NOT VALID;
      COMMENT ON COLUMN booking.appointment."prepaidCents" IS 'of the price of the services, what is paid with the booking fee; part of "feeCents"'`);
  }

  /**
   * @throws Error while visits are open that were paid, or are to be paid, as a whole: without the column their price
   * would be wrong
   */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM booking.appointment WHERE "prepaidCents" > 0) THEN
          RAISE EXCEPTION 'visits were booked with their whole price paid online: their prices need the column "prepaidCents"';
        END IF;
      END $$`);
    await db.query(`
      ALTER TABLE booking.appointment DROP COLUMN "prepaidCents";
      ALTER TABLE booking.customer_note DROP COLUMN "prepay"`);
  }
}
