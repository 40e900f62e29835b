import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who of the users works at the salon, and as what; what owners change about them can be undone. */
export class Staff1765300000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE account."user"
        ADD COLUMN "staffRole" text,
        ADD COLUMN "disabledAt" timestamptz,
        ADD COLUMN "staffVersion" int NOT NULL DEFAULT 0,
        ADD CONSTRAINT known_staff_role CHECK ("staffRole" IN ('owner', 'front_desk', 'stylist')) NOT VALID;
      ALTER TABLE account.invitation
        ADD COLUMN "role" text NOT NULL DEFAULT 'front_desk',
        ADD CONSTRAINT known_invited_role CHECK ("role" IN ('owner', 'front_desk', 'stylist')) NOT VALID;
      CREATE TABLE account.admin_action (
        "id"        uuid PRIMARY KEY,
        "kind"      text NOT NULL,
        "adminId"   uuid NOT NULL,
        "adminName" text NOT NULL,
        "personId"  uuid NOT NULL REFERENCES account."user" ON DELETE CASCADE,
        "before"    jsonb NOT NULL,
        "after"     jsonb NOT NULL,
        "at"        timestamptz NOT NULL,
        "undoneAt"  timestamptz
      );
      CREATE INDEX admin_action_by_time ON account.admin_action ("at")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DROP TABLE account.admin_action;
       ALTER TABLE account.invitation DROP COLUMN "role";
       ALTER TABLE account."user" DROP COLUMN "staffRole", DROP COLUMN "disabledAt", DROP COLUMN "staffVersion"`,
    );
  }
}
