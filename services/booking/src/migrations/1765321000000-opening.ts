import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Since when guests can book, null until the owner opens the site (ADR-0044); a salon that had stylists before is open.
 * With it what was found when mail and gateway were tried: that cannot be read from the data.
 */
export class Opening1765321000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.settings ADD COLUMN "openedAt" timestamptz;
      UPDATE booking.settings SET "openedAt" = '2025-01-01T00:00:00Z' WHERE EXISTS (SELECT FROM booking.stylist);
      CREATE TABLE booking.setup_check (
        "name" text PRIMARY KEY CHECK ("name" IN ('policy','mail','gateway','legal')),
        "isOk" boolean NOT NULL,
        "said" text[] NOT NULL,
        "at"   timestamptz NOT NULL
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE booking.setup_check; ALTER TABLE booking.settings DROP COLUMN "openedAt"');
  }
}
