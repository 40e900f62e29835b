import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff changed about clients, and can undo. */
export class ClientChange1765610000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE account.client_change (
        "id"        uuid PRIMARY KEY,
        "kind"      text NOT NULL CHECK ("kind" IN ('edit', 'undo')),
        "adminId"   uuid NOT NULL,
        "adminName" text NOT NULL,
        "clientId"  uuid NOT NULL REFERENCES account.client ON DELETE CASCADE,
        "before"    jsonb NOT NULL,
        "after"     jsonb NOT NULL,
        "at"        timestamptz NOT NULL,
        "undoneAt"  timestamptz
      );
      CREATE INDEX client_change_by_time ON account.client_change ("at", "id");
      CREATE INDEX client_change_of_client ON account.client_change ("clientId", "at")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE account.client_change');
  }
}
