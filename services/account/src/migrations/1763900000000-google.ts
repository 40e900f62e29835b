import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nonces that were used, so that none is twice, and the codes of the way over Google's own page. */
export class Google1763900000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE account.google_nonce (
        "nonceHash" bytea PRIMARY KEY CHECK (length("nonceHash") = 32),
        "usedAt"    timestamptz NOT NULL
      );
      CREATE TABLE account.google_code (
        "codeHash"  bytea PRIMARY KEY CHECK (length("codeHash") = 32),
        "userId"    uuid NOT NULL REFERENCES account."user" ON DELETE CASCADE,
        "expiresAt" timestamptz NOT NULL
      );
      CREATE INDEX google_code_of_user ON account.google_code ("userId")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE account.google_code, account.google_nonce');
  }
}
