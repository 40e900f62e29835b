import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether the gateway, asked about an order, knew of no payment of it: such a one does not stand in the way of another
 * try (decisions D6, D7).
 */
export class QuietOrder1764800001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.payment_attempt ADD COLUMN "isQuiet" boolean NOT NULL DEFAULT false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.payment_attempt DROP COLUMN "isQuiet"');
  }
}
