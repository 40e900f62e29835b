import { createIndexConcurrently, dropIndexConcurrently } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When money moved, so that the money of one salon day is found without reading all of it. */
const INDEXES = {
  'booking.desk_payment_by_time': 'booking.desk_payment ("at")',
  'booking.refund_by_beginning': `booking.refund_task ("begunAt") WHERE "state" <> 'due'`,
  'booking.notice_of_money': `booking.payment_notice ("receivedAt") WHERE "verdict" = 'accepted' AND "statusCode" IN (2, -3)`,
  'booking.journal_of_desk_moves': `booking.appointment_journal ("at") WHERE "actor" = 'admin' AND "to" IN ('confirmed', 'completed')`,
};

/** The money of a salon day as the desk has counted it, and the indexes that find it (ADR-0051). */
export class Closing1765460000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE IF NOT EXISTS booking.day_closing (
        "day"       date PRIMARY KEY,
        "lines"     jsonb NOT NULL,
        "adminName" text NOT NULL,
        "closedAt"  timestamptz NOT NULL
      )`);
    await db.query(
      `COMMENT ON COLUMN booking.day_closing."lines" IS 'for each means of payment what was received, returned and counted in cents, and the reason of a difference'`,
    );
    for (const [name, columns] of Object.entries(INDEXES)) await createIndexConcurrently(db, name, columns);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await dropIndexConcurrently(db, name);
    await db.query('DROP TABLE booking.day_closing');
  }
}
