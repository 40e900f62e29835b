import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a service takes its stylist's time: tidying up after it, and time inside it that is free for somebody else. */
export class ServiceTiming1765350001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE catalog.service ADD COLUMN "bufferMinutes" int NOT NULL DEFAULT 0, ADD COLUMN "freeMiddle" jsonb',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE catalog.service DROP COLUMN "bufferMinutes", DROP COLUMN "freeMiddle"');
  }
}
