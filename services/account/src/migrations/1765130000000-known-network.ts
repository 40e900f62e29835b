import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which networks an account was signed in to, and when last; begins with what the audit remembers. */
export class KnownNetwork1765130000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE account.known_network (
        "userId"  uuid NOT NULL REFERENCES account."user" ON DELETE CASCADE,
        "network" text NOT NULL CHECK ("network" <> ''),
        "seenAt"  timestamptz NOT NULL,
        PRIMARY KEY ("userId", "network")
      );
      CREATE INDEX known_network_by_age ON account.known_network ("seenAt");
      INSERT INTO account.known_network ("userId", "network", "seenAt")
      SELECT audit."userId", audit.network, max(audit."at")
      FROM account.audit JOIN account."user" account ON account.id = audit."userId"
      WHERE audit.kind = 'signed_in' AND audit.network <> ''
      GROUP BY audit."userId", audit.network`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE account.known_network');
  }
}
