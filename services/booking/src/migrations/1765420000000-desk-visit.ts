import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the desk does with a visit: how far it has come, money taken there, a mailed receipt. */
export class DeskVisit1765420000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.appointment
        ADD COLUMN "arrivedAt" timestamptz,
        ADD COLUMN "startedAt" timestamptz,
        ADD COLUMN "deskPaidCents" int NOT NULL DEFAULT 0;
      COMMENT ON COLUMN booking.appointment."deskPaidCents" IS 'the sum of the desk payments that stand; the booking fee is in "money"';
      CREATE TABLE booking.desk_payment (
        "id"            uuid PRIMARY KEY REFERENCES booking.act,
        "appointmentId" uuid NOT NULL REFERENCES booking.appointment ON DELETE CASCADE,
        "amountCents"   int NOT NULL CHECK ("amountCents" <> 0),
        "means"         text NOT NULL CHECK ("means" IN ('cash','card','transfer')),
        "reference"     text NOT NULL,
        "adminName"     text NOT NULL,
        "at"            timestamptz NOT NULL,
        "takenBackAt"   timestamptz
      );
      COMMENT ON COLUMN booking.desk_payment."amountCents" IS 'negative when it was given back';
      CREATE INDEX desk_payment_of_appointment ON booking.desk_payment ("appointmentId");
      ALTER TABLE booking.act DROP CONSTRAINT act_kind_check,
        ADD CONSTRAINT act_kind_check CHECK ("kind" IN ('status','book','reschedule','reassign','keep','refund_send','refund_settle','progress','desk_payment','lines','note')) NOT VALID;
      ALTER TABLE booking.message DROP CONSTRAINT message_kind_check,
        ADD CONSTRAINT message_kind_check CHECK ("kind" IN ('confirmation','cancellation','unplaced','rescheduled','reassigned','unconfirmed','owed','refunded','unrefunded','receipt')) NOT VALID`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE booking.desk_payment;
      DELETE FROM booking.message WHERE "kind" = 'receipt';
      DELETE FROM booking.act WHERE "kind" IN ('progress','desk_payment','lines','note');
      ALTER TABLE booking.act DROP CONSTRAINT act_kind_check,
        ADD CONSTRAINT act_kind_check CHECK ("kind" IN ('status','book','reschedule','reassign','keep','refund_send','refund_settle'));
      ALTER TABLE booking.message DROP CONSTRAINT message_kind_check,
        ADD CONSTRAINT message_kind_check CHECK ("kind" IN ('confirmation','cancellation','unplaced','rescheduled','reassigned','unconfirmed','owed','refunded','unrefunded'));
      ALTER TABLE booking.appointment DROP COLUMN "arrivedAt", DROP COLUMN "startedAt", DROP COLUMN "deskPaidCents"`);
  }
}
