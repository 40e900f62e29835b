import { FORMER_CUSTOMER } from '@salon/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an entry of the history is about, apart from what staff wrote (`HistoryCause` of contracts). Release 0.2.0
 * deletes what staff wrote by the sentences around it, which are gone: until the release after, the trigger does it for
 * both when a visit loses its customer.
 */
export class HistoryCause1765640000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.appointment_journal ADD COLUMN IF NOT EXISTS "cause" jsonb;
      COMMENT ON COLUMN booking.appointment_journal."reason" IS 'what staff wrote';
      CREATE OR REPLACE FUNCTION booking.forget_reasons() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE booking.appointment_journal SET "reason" = NULL
        WHERE "appointmentId" = NEW."id" AND "actor" = 'admin' AND "reason" IS NOT NULL;
        RETURN NULL;
      END $$;
      CREATE OR REPLACE TRIGGER forget_reasons AFTER UPDATE OF "customerName" ON booking.appointment FOR EACH ROW
        WHEN (NEW."customerName" = '${FORMER_CUSTOMER}' AND NEW."customerEmail" = '' AND NEW."customerPhone" IS NULL)
        EXECUTE FUNCTION booking.forget_reasons()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER forget_reasons ON booking.appointment;
      DROP FUNCTION booking.forget_reasons;
      ALTER TABLE booking.appointment_journal DROP COLUMN "cause";
      COMMENT ON COLUMN booking.appointment_journal."reason" IS NULL`);
  }
}
