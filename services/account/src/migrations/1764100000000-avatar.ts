import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded pictures of people: the one in use, and those of the last day that were not taken into use. */
export class Avatar1764100000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE account.avatar (
        "url"       text PRIMARY KEY,
        "userId"    uuid NOT NULL REFERENCES account."user" ON DELETE CASCADE,
        "createdAt" timestamptz NOT NULL
      );
      CREATE INDEX avatar_of_user ON account.avatar ("userId")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE account.avatar');
  }
}
