import { createIndexConcurrently, dropIndexConcurrently } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['booking.refund_by_state', 'booking.refund_task ("state", "createdAt", "id")'],
  ['booking.salon_change_by_person', 'booking.salon_change ("adminId", "at", "id")'],
] as const;

/**
 * The list of refunds in one state, the refunds that are open, and what one person changed of the salon. Each statement
 * may run twice.
 */
export class ListsAtSize1765570000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) await createIndexConcurrently(db, name, on);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await dropIndexConcurrently(db, name);
  }
}
