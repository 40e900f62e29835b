import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One reset link per user: a newer one takes the place of the older. */
export class ResetToken1763800000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE account.reset_token (
        "userId"    uuid PRIMARY KEY REFERENCES account."user" ON DELETE CASCADE,
        "tokenHash" bytea NOT NULL CHECK (length("tokenHash") = 32),
        "expiresAt" timestamptz NOT NULL,
        "usedAt"    timestamptz,
        CONSTRAINT one_user_per_reset_token UNIQUE ("tokenHash")
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE account.reset_token');
  }
}
