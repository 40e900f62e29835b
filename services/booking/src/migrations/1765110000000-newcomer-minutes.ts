import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much time of a day a customer without a kept visit may block by holds that are not paid. */
export class NewcomerMinutes1765110000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE booking.settings ADD COLUMN "newcomerMinutes" int NOT NULL DEFAULT 300 CHECK ("newcomerMinutes" > 0)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.settings DROP COLUMN "newcomerMinutes"');
  }
}
