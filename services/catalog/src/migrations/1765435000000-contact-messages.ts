import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of the contact page wait here until somebody has answered them; they are mailed to the salon as before. */
export class ContactMessages1765435000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE catalog.contact_message (
        "id" uuid PRIMARY KEY, "name" text NOT NULL, "email" text NOT NULL, "message" text NOT NULL,
        "at" timestamptz NOT NULL, "answeredAt" timestamptz);
      CREATE INDEX contact_message_unanswered ON catalog.contact_message ("at", "id") WHERE "answeredAt" IS NULL;
      CREATE INDEX contact_message_answered ON catalog.contact_message ("answeredAt") WHERE "answeredAt" IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE catalog.contact_message');
  }
}
