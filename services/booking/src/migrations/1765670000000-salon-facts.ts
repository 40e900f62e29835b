import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a change of the salon was about (`SalonFacts` of contracts); null for those of release 0.2.0, which have their
 * words in `title`.
 */
export class SalonFacts1765670000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.salon_change ADD COLUMN IF NOT EXISTS "facts" jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.salon_change DROP COLUMN "facts"');
  }
}
