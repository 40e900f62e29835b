import { createIndexConcurrently, dropIndexConcurrently } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'booking.notice_of_charge_back';

/** Finds the charge-backs among the open tasks. */
export class OpenChargeBacks1765660000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const charges = `"verdict" = 'accepted' AND "statusCode" = -3`;
    await createIndexConcurrently(db, NAME, `booking.payment_notice ("receivedAt") WHERE ${charges}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await dropIndexConcurrently(db, NAME);
  }
}
