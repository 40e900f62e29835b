import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever was an admin could do everything, as an owner can. */
export class FirstOwners1765300001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE account."user" SET "staffRole" = 'owner' WHERE role = 'admin' AND "staffRole" IS NULL`);
    await db.query('ALTER TABLE account."user" VALIDATE CONSTRAINT known_staff_role');
    await db.query('ALTER TABLE account.invitation VALIDATE CONSTRAINT known_invited_role');
  }

  async down(): Promise<void> {
    // The column goes with the migration before this one.
  }
}
