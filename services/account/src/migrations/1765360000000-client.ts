import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People the salon knows without an account of theirs, and the imports they came by. */
export class Client1765360000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE account.client_import (
        "id"        uuid PRIMARY KEY,
        "kind"      text NOT NULL,
        "fileName"  text NOT NULL,
        "adminId"   uuid NOT NULL,
        "adminName" text NOT NULL,
        "before"    jsonb,
        "after"     jsonb,
        "at"        timestamptz NOT NULL,
        "undoneAt"  timestamptz
      );
      CREATE TABLE account.client (
        "id"        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        "name"      text NOT NULL CHECK ("name" <> ''),
        "email"     text,
        "phone"     text,
        "city"      text NOT NULL,
        "notes"     text NOT NULL,
        "importId"  uuid REFERENCES account.client_import,
        "createdAt" timestamptz NOT NULL,
        CHECK ("email" IS NOT NULL OR "phone" IS NOT NULL)
      );
      COMMENT ON COLUMN account.client."email" IS 'case-folded; a phone number is no key: families share one';
      CREATE UNIQUE INDEX client_email ON account.client ("email") WHERE "email" IS NOT NULL;
      CREATE UNIQUE INDEX client_without_email ON account.client ("phone", lower("name")) WHERE "email" IS NULL;
      CREATE INDEX client_by_name ON account.client (lower("name"), "id");
      CREATE INDEX client_of_import ON account.client ("importId")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE account.client, account.client_import');
  }
}
