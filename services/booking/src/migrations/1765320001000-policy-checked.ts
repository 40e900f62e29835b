import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the versions of the visits there are, without keeping others from booking. */
export class PolicyChecked1765320001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.appointment VALIDATE CONSTRAINT booked_under_a_policy');
  }

  async down(): Promise<void> {
    // The constraint goes with its column.
  }
}
