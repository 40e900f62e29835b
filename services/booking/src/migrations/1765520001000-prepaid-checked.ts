import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the rows that were there before `prepaid`, without a lock that stops anybody. */
export class PrepaidChecked1765520001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.appointment VALIDATE CONSTRAINT appointment_prepaid_check');
  }

  async down(): Promise<void> {
    // A constraint that has been checked needs no undoing.
  }
}
