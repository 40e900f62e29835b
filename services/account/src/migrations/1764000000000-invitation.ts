import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One open invitation per address; inviting again gives it a new link (decision A2). */
export class Invitation1764000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE account.invitation (
        "id"        uuid PRIMARY KEY,
        "email"     text NOT NULL CHECK ("email" = lower("email")),
        "tokenHash" bytea NOT NULL CHECK (length("tokenHash") = 32),
        "invitedBy" uuid REFERENCES account."user" ON DELETE SET NULL,
        "createdAt" timestamptz NOT NULL,
        "expiresAt" timestamptz NOT NULL,
        "usedAt"    timestamptz,
        "revokedAt" timestamptz,
        CONSTRAINT one_invitation_per_token UNIQUE ("tokenHash")
      );
      CREATE UNIQUE INDEX one_open_invitation_per_address ON account.invitation ("email") WHERE "usedAt" IS NULL AND "revokedAt" IS NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE account.invitation');
  }
}
