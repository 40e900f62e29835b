import { createIndexConcurrently, dropIndexConcurrently } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'booking.appointment_by_customer_email';

/** Visits of a merged person are found by their address, too. */
export class CustomerEmail1765550000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await createIndexConcurrently(db, NAME, 'booking.appointment ("customerEmail", "startsAt")');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropIndexConcurrently(db, NAME);
  }
}
