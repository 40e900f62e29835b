import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When the author withdrew a review that the salon had hidden: the next one of this author is hidden, too. The
 * constraint keeps the previous release, which does not read the column, from showing or editing such a row; no row is
 * left to validate, because the column is new.
 */
export class WithdrawnReviews1765620000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE catalog.review ADD COLUMN "withdrawnAt" timestamptz,
        ADD CONSTRAINT withdrawn_is_hidden
          CHECK ("withdrawnAt" IS NULL OR ("hiddenAt" IS NOT NULL AND "comment" = '-')) NOT VALID`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM catalog.review WHERE "withdrawnAt" IS NOT NULL;
      ALTER TABLE catalog.review DROP COLUMN "withdrawnAt"`);
  }
}
