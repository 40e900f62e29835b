import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins changed of the salon itself, with what was before it. */
export class SalonChange1765300000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE booking.salon_change (
        "id"        uuid PRIMARY KEY,
        "number"    bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
        "kind"      text NOT NULL CHECK ("kind" IN ('create','edit','remove','undo')),
        "subject"   text NOT NULL,
        "subjectId" text NOT NULL,
        "title"     text NOT NULL,
        "adminId"   uuid NOT NULL,
        "adminName" text NOT NULL,
        "before"    jsonb,
        "after"     jsonb,
        "at"        timestamptz NOT NULL,
        "undoneAt"  timestamptz
      );
      CREATE INDEX salon_change_by_subject ON booking.salon_change ("subject", "subjectId", "number")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE booking.salon_change');
  }
}
