import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the rows that were there before `desk`, without a lock that stops anybody. */
export class DeskChecked1765410001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.appointment VALIDATE CONSTRAINT appointment_origin_check');
    await db.query('ALTER TABLE booking.act VALIDATE CONSTRAINT act_kind_check');
    await db.query('ALTER TABLE booking.hours_exception VALIDATE CONSTRAINT hours_exception_kind_check');
  }

  async down(): Promise<void> {
    // A constraint that has been checked needs no undoing.
  }
}
