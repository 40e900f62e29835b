import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the rows that were there before `desk-visit`, without a lock that stops anybody. */
export class DeskVisitChecked1765420001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.act VALIDATE CONSTRAINT act_kind_check');
    await db.query('ALTER TABLE booking.message VALIDATE CONSTRAINT message_kind_check');
  }

  async down(): Promise<void> {
    // A constraint that has been checked needs no undoing.
  }
}
