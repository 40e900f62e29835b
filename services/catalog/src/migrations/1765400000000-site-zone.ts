import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time zone of the salon, as the booking service has handed it over (ADR-0046). */
export class SiteZone1765400000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE catalog.site ADD COLUMN "zone" text NOT NULL DEFAULT 'Asia/Colombo'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE catalog.site DROP COLUMN "zone"');
  }
}
