import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders sent to the gateway, the notices it sent back (append-only), and money to give back (docs/gateway.md, decision
 * D5).
 */
export class Payment1763700003000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE booking.payment_attempt (
        "orderId"       text PRIMARY KEY CHECK ("orderId" ~ '^[A-Z0-9]{19}[A-Z]$'),
        "appointmentId" uuid NOT NULL REFERENCES booking.appointment,
        "amount"        text NOT NULL,
        "amountCents"   int NOT NULL CHECK ("amountCents" > 0),
        "currency"      text NOT NULL,
        "state"         text NOT NULL CHECK ("state" IN ('initiated','pending','paid','failed','cancelled','charged_back')),
        "createdAt"     timestamptz NOT NULL
      );
      CREATE INDEX attempt_of_appointment ON booking.payment_attempt ("appointmentId", "createdAt");
      CREATE TABLE booking.payment_notice (
        "id"             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "receivedAt"     timestamptz NOT NULL,
        "source"         text NOT NULL CHECK ("source" IN ('notice','retrieval')),
        "verdict"        text NOT NULL CHECK ("verdict" IN ('accepted','forged','unknown','mismatch')),
        "merchantId"     text NOT NULL,
        "orderId"        text NOT NULL,
        "paymentId"      text,
        "statusCode"     int NOT NULL,
        "amount"         text NOT NULL,
        "currency"       text NOT NULL,
        "method"         text,
        "statusMessage"  text
      );
      CREATE UNIQUE INDEX notice_counts_once ON booking.payment_notice ("orderId", coalesce("paymentId", ''), "statusCode")
        WHERE "verdict" = 'accepted';
      CREATE INDEX notice_not_accepted ON booking.payment_notice ("receivedAt") WHERE "verdict" <> 'accepted';
      CREATE FUNCTION booking.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'notices are append-only'; END $$;
      CREATE TRIGGER notice_is_append_only BEFORE UPDATE ON booking.payment_notice
        FOR EACH ROW EXECUTE FUNCTION booking.refuse_change();
      CREATE TABLE booking.refund_task (
        "id"            uuid PRIMARY KEY,
        "appointmentId" uuid NOT NULL REFERENCES booking.appointment,
        "orderId"       text NOT NULL,
        "paymentId"     text NOT NULL,
        "amountCents"   int NOT NULL CHECK ("amountCents" > 0),
        "reason"        text NOT NULL CHECK ("reason" IN ('second_payment','cancelled')),
        "state"         text NOT NULL DEFAULT 'due' CHECK ("state" IN ('due','refunding','refunded')),
        "createdAt"     timestamptz NOT NULL,
        CONSTRAINT one_refund_per_payment UNIQUE ("orderId", "paymentId")
      );
      CREATE INDEX refund_of_appointment ON booking.refund_task ("appointmentId")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE booking.refund_task, booking.payment_notice, booking.payment_attempt;
      DROP FUNCTION booking.refuse_change()`);
  }
}
