import { createIndexConcurrently, dropIndexConcurrently } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOT_SENT = 'booking.message_not_sent';

/** Notices that somebody has looked into, and an index for the mails that have not left. */
export class OpenTasks1765430000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE IF NOT EXISTS booking.notice_review (
        "noticeId" bigint PRIMARY KEY REFERENCES booking.payment_notice ON DELETE CASCADE,
        "note"     text NOT NULL
      )`);
    await createIndexConcurrently(db, NOT_SENT, `booking.message ("createdAt") WHERE "sentAt" IS NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await dropIndexConcurrently(db, NOT_SENT);
    await db.query('DROP TABLE booking.notice_review');
  }
}
