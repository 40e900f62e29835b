import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which clients booking may refer to. Unknown for the existing ones, so all of them count as referred to. */
export class ReferredClient1765590000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE account.client ADD COLUMN "referred" boolean NOT NULL DEFAULT true;
      ALTER TABLE account.client ALTER COLUMN "referred" SET DEFAULT false;
      COMMENT ON COLUMN account.client."referred" IS 'booking may refer to the client: the undo of an import keeps it'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE account.client DROP COLUMN "referred"');
  }
}
