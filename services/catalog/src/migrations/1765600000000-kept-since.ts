import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a picture of another service is kept; of earlier ones since this migration. */
export class KeptSince1765600000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE catalog.kept_picture ADD COLUMN "keptAt" timestamptz NOT NULL DEFAULT now()');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE catalog.kept_picture DROP COLUMN "keptAt"');
  }
}
