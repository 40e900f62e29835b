import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a visit has been given another time: three times at most (decision C10). */
export class Reschedule1764200001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE booking.appointment ADD COLUMN "rescheduled" int NOT NULL DEFAULT 0 CHECK ("rescheduled" >= 0)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.appointment DROP COLUMN "rescheduled"');
  }
}
