import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails about a refund: any number of one visit, each told once by the state of its refund (decision C9). */
export class RefundMail1764400000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.message ADD COLUMN "refundId" uuid,
        DROP CONSTRAINT one_mail_per_fact,
        DROP CONSTRAINT message_kind_check,
        ADD CONSTRAINT message_kind_check CHECK ("kind" IN ('confirmation','cancellation','unplaced','rescheduled','unconfirmed','refunded','unrefunded')),
        ADD CONSTRAINT refund_mails_name_their_refund CHECK (("refundId" IS NULL) = ("kind" NOT IN ('refunded','unrefunded')));
      CREATE UNIQUE INDEX one_mail_per_fact ON booking.message ("appointmentId", "kind", "version") WHERE "refundId" IS NULL;
      CREATE INDEX mail_of_refund ON booking.message ("refundId") WHERE "refundId" IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM booking.message WHERE "refundId" IS NOT NULL;
      DROP INDEX booking.one_mail_per_fact;
      ALTER TABLE booking.message DROP COLUMN "refundId",
        DROP CONSTRAINT message_kind_check,
        ADD CONSTRAINT message_kind_check CHECK ("kind" IN ('confirmation','cancellation','unplaced','rescheduled','unconfirmed')),
        ADD CONSTRAINT one_mail_per_fact UNIQUE ("appointmentId", "kind", "version")`);
  }
}
