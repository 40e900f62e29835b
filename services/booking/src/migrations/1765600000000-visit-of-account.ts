import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails refer only those to My Appointments whose visit is shown there. */
export class VisitOfAccount1765600000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.appointment ADD COLUMN "hasAccount" boolean NOT NULL DEFAULT true;
      COMMENT ON COLUMN booking.appointment."hasAccount" IS 'false when the desk booked it for a client without an account; true also for such visits from before it existed'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.appointment DROP COLUMN "hasAccount"');
  }
}
