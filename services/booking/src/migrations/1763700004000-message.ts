import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row per mail, written in the transaction of the fact it tells of. */
export class Message1763700004000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE booking.message (
        "id"            uuid PRIMARY KEY,
        "appointmentId" uuid NOT NULL REFERENCES booking.appointment,
        "kind"          text NOT NULL CHECK ("kind" IN ('confirmation','cancellation','unplaced')),
        "version"       int NOT NULL,
        "facts"         jsonb NOT NULL,
        "createdAt"     timestamptz NOT NULL,
        "sentAt"        timestamptz,
        CONSTRAINT one_mail_per_fact UNIQUE ("appointmentId", "kind", "version")
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE booking.message');
  }
}
