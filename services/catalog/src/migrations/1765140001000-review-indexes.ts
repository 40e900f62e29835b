import { createIndexConcurrently, dropIndexConcurrently } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  'catalog.review_by_age': '("createdAt", "id")',
  'catalog.shown_review_by_age': '("createdAt", "id") WHERE "hiddenAt" IS NULL',
  'catalog.shown_review_by_rating': '("rating") WHERE "hiddenAt" IS NULL',
};

/** Reviews in the order of their pages, for guests and for admins, and what guests see counted without its texts. */
export class ReviewIndexes1765140001000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES))
      await createIndexConcurrently(db, name, `catalog.review ${definition}`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await dropIndexConcurrently(db, name);
  }
}
