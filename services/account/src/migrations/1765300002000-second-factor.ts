import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The second factor of an account: its secret, encrypted; hashed recovery codes; sign-ins that wait for a code. */
export class SecondFactor1765300002000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE account."user" ADD COLUMN "secondFactorAt" timestamptz;
      ALTER TABLE account.session ADD COLUMN "confirmedAt" timestamptz;
      CREATE TABLE account.second_factor (
        "userId"    uuid PRIMARY KEY REFERENCES account."user" ON DELETE CASCADE,
        "secret"    bytea NOT NULL,
        "lastStep"  bigint NOT NULL DEFAULT 0,
        "createdAt" timestamptz NOT NULL
      );
      CREATE TABLE account.recovery_code (
        "userId"   uuid NOT NULL REFERENCES account."user" ON DELETE CASCADE,
        "codeHash" bytea NOT NULL CHECK (length("codeHash") = 32),
        "usedAt"   timestamptz,
        PRIMARY KEY ("userId", "codeHash")
      );
      CREATE TABLE account.sign_in_step (
        "tokenHash" bytea PRIMARY KEY CHECK (length("tokenHash") = 32),
        "userId"    uuid NOT NULL REFERENCES account."user" ON DELETE CASCADE,
        "expiresAt" timestamptz NOT NULL
      );
      CREATE INDEX sign_in_step_of_user ON account.sign_in_step ("userId")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DROP TABLE account.sign_in_step, account.recovery_code, account.second_factor;
       ALTER TABLE account.session DROP COLUMN "confirmedAt";
       ALTER TABLE account."user" DROP COLUMN "secondFactorAt"`,
    );
  }
}
