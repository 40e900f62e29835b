import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody reads when a cart was changed. The previous release still writes it; a later one drops the column. */
export class CartWithoutTime1765610000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.cart ALTER COLUMN "changedAt" DROP NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE booking.cart SET "changedAt" = 'epoch' WHERE "changedAt" IS NULL;
      ALTER TABLE booking.cart ALTER COLUMN "changedAt" SET NOT NULL`);
  }
}
