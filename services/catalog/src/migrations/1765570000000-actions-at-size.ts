import { createIndexConcurrently, dropIndexConcurrently } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['catalog.act_by_person', 'catalog.act ("byId", "at", "id")'],
  ['catalog.act_of_item', 'catalog.act ("kind", "entryId", "at")'],
] as const;

/** What one person changed of the content, and what was done later to the same item. Each statement may run twice. */
export class ActionsAtSize1765570000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) await createIndexConcurrently(db, name, on);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await dropIndexConcurrently(db, name);
  }
}
