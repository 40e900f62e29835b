import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the author withdrew a review that the salon had hidden: the next one of this author is hidden, too. */
export class WithdrawnReviews1765620000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE catalog.review ADD COLUMN "withdrawnAt" timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM catalog.review WHERE "withdrawnAt" IS NOT NULL;
      ALTER TABLE catalog.review DROP COLUMN "withdrawnAt"`);
  }
}
