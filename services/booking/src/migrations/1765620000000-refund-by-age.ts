import { createIndexConcurrently, dropIndexConcurrently } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'booking.refund_by_age';

/** The list of all refunds is gone, and its index with it. */
export class RefundByAge1765620000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await dropIndexConcurrently(db, NAME);
  }

  async down(db: QueryRunner): Promise<void> {
    await createIndexConcurrently(db, NAME, 'booking.refund_task ("createdAt" DESC, "id" DESC)');
  }
}
