import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a customer means to book: lines of their own, or one offer whose lines the catalog knows (decision B4). */
export class Cart1763700001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE booking.cart (
        "customerId" uuid PRIMARY KEY,
        "offerId"    uuid,
        "changedAt"  timestamptz NOT NULL
      );
      CREATE TABLE booking.cart_line (
        "customerId" uuid NOT NULL REFERENCES booking.cart ON DELETE CASCADE,
        "serviceId"  uuid NOT NULL,
        "quantity"   int NOT NULL CHECK ("quantity" BETWEEN 1 AND 10),
        "addedAt"    timestamptz NOT NULL,
        PRIMARY KEY ("customerId", "serviceId")
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE booking.cart_line, booking.cart');
  }
}
