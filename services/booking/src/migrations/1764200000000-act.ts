import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What admins did, with what was before it, so that it can be taken back; and mails that may still be dropped (decision
 * C8).
 */
export class Act1764200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE booking.act (
        "id"            uuid PRIMARY KEY,
        "number"        bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
        "kind"          text NOT NULL CHECK ("kind" IN ('status','reschedule','refund_send','refund_settle')),
        "appointmentId" uuid NOT NULL REFERENCES booking.appointment,
        "refundId"      uuid,
        "adminId"       uuid NOT NULL,
        "adminName"     text NOT NULL,
        "before"        jsonb NOT NULL,
        "after"         jsonb NOT NULL,
        "at"            timestamptz NOT NULL,
        "undoneAt"      timestamptz,
        "undoneBy"      uuid
      );
      COMMENT ON COLUMN booking.act."undoneBy" IS 'the admin who took it back; null when the gateway refused it';
      CREATE INDEX act_of_appointment ON booking.act ("appointmentId", "number");
      ALTER TABLE booking.message ADD COLUMN "leftAt" timestamptz;
      COMMENT ON COLUMN booking.message."leftAt" IS 'when its sending was begun: from then on it cannot be dropped, only corrected by another';
      ALTER TABLE booking.message DROP CONSTRAINT message_kind_check,
        ADD CONSTRAINT message_kind_check CHECK ("kind" IN ('confirmation','cancellation','unplaced','rescheduled','unconfirmed'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM booking.message WHERE "kind" IN ('rescheduled','unconfirmed');
      ALTER TABLE booking.message DROP CONSTRAINT message_kind_check,
        ADD CONSTRAINT message_kind_check CHECK ("kind" IN ('confirmation','cancellation','unplaced')),
        DROP COLUMN "leftAt";
      DROP TABLE booking.act`);
  }
}
