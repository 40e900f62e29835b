import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a cart has changed: who read it without a lock writes only what is still true (threat T23). */
export class CartVersion1764900000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.cart ADD COLUMN "version" int NOT NULL DEFAULT 0');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.cart DROP COLUMN "version"');
  }
}
