import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a late cancelling cost is frozen with it, so that it is owed however the fee was paid and whatever becomes of it
 * (ADR-0020).
 */
export class CancelCost1764800000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.appointment ADD COLUMN "cancelCostCents" int CHECK ("cancelCostCents" >= 0);
      UPDATE booking.appointment SET "cancelCostCents" = ceil("totalCents" / 2.0)
      WHERE "status" = 'cancelled' AND "cancelReason" = 'customer' AND "money" = 'paid'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.appointment DROP COLUMN "cancelCostCents"');
  }
}
