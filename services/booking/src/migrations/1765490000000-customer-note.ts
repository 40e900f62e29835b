import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the salon notes of its customers (ADR-0049). */
export class CustomerNote1765490000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE booking.customer_note (
        "customerId"  uuid PRIMARY KEY,
        "email"       text,
        "allergies"   text NOT NULL DEFAULT '',
        "preferences" text NOT NULL DEFAULT '',
        "notes"       text NOT NULL DEFAULT '',
        "blocked"     text NOT NULL DEFAULT ''
      );
      COMMENT ON COLUMN booking.customer_note."email" IS 'visits with this address are of the same person, under whatever id';
      COMMENT ON COLUMN booking.customer_note."blocked" IS 'why they book no visit online, else empty';
      CREATE INDEX customer_note_by_email ON booking.customer_note ("email")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE booking.customer_note');
  }
}
