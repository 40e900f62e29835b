import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Both limits of a hold follow from its minutes. Nothing reads or writes `payHoldMinutes`, `mostHoldMinutes` and
 * `feeCents` of the settings any more; the release before writes them, so they stay for one more release.
 */
export class HoldLimitsComputed1765630000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.settings DROP CONSTRAINT settings_check');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE booking.settings SET
        "payHoldMinutes" = greatest("payHoldMinutes", "holdMinutes"),
        "mostHoldMinutes" = greatest("mostHoldMinutes", "payHoldMinutes", "holdMinutes")`);
    await db.query(
      'ALTER TABLE booking.settings ADD CONSTRAINT settings_check CHECK ("payHoldMinutes" >= "holdMinutes")',
    );
  }
}
