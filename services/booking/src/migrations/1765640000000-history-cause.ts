import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an entry of the history is about, apart from what staff wrote (`HistoryCause` of contracts). */
export class HistoryCause1765640000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.appointment_journal ADD COLUMN IF NOT EXISTS "cause" jsonb;
      COMMENT ON COLUMN booking.appointment_journal."reason" IS 'what staff wrote'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.appointment_journal DROP COLUMN "cause";
      COMMENT ON COLUMN booking.appointment_journal."reason" IS NULL`);
  }
}
