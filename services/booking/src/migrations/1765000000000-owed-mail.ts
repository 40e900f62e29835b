import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A mail about a payment that goes back although nobody asked for it: one too many, or of a visit that is cancelled
 * (decisions D4, D5).
 */
export class OwedMail1765000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.message
        DROP CONSTRAINT message_kind_check,
        DROP CONSTRAINT refund_mails_name_their_refund,
        ADD CONSTRAINT message_kind_check CHECK ("kind" IN ('confirmation','cancellation','unplaced','rescheduled','unconfirmed','owed','refunded','unrefunded')),
        ADD CONSTRAINT refund_mails_name_their_refund CHECK (("refundId" IS NULL) = ("kind" NOT IN ('owed','refunded','unrefunded')))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM booking.message WHERE "kind" = 'owed';
      ALTER TABLE booking.message
        DROP CONSTRAINT message_kind_check,
        DROP CONSTRAINT refund_mails_name_their_refund,
        ADD CONSTRAINT message_kind_check CHECK ("kind" IN ('confirmation','cancellation','unplaced','rescheduled','unconfirmed','refunded','unrefunded')),
        ADD CONSTRAINT refund_mails_name_their_refund CHECK (("refundId" IS NULL) = ("kind" NOT IN ('refunded','unrefunded')))`);
  }
}
