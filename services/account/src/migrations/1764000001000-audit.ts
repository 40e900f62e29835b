import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who did what to which account and from where; a row outlives the account it is about, until the sweep. */
export class Audit1764000001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE account.audit (
        "id"      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "at"      timestamptz NOT NULL,
        "kind"    text NOT NULL,
        "userId"  uuid,
        "actorId" uuid,
        "network" text NOT NULL,
        "agent"   text NOT NULL,
        "note"    text
      );
      CREATE INDEX audit_of_user ON account.audit ("userId", "at");
      CREATE INDEX audit_by_age ON account.audit ("at");
      CREATE TABLE account.device (
        "userId" uuid NOT NULL REFERENCES account."user" ON DELETE CASCADE,
        "mark"   bytea NOT NULL,
        "seenAt" timestamptz NOT NULL,
        PRIMARY KEY ("userId", "mark")
      );
      ALTER TABLE account.session ADD COLUMN "agent" text NOT NULL DEFAULT ''`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE account.session DROP COLUMN "agent"; DROP TABLE account.device, account.audit');
  }
}
