import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Another one with each change of a cart: who read it without a lock writes only what is still true (threat T23). */
export class CartVersion1764900000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.cart ADD COLUMN "version" uuid NOT NULL DEFAULT gen_random_uuid()');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.cart DROP COLUMN "version"');
  }
}
