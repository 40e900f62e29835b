import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One account per address, one live code per user; what belongs to a user goes with the user. */
export class Account1763700000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE account."user" (
        "id"           uuid PRIMARY KEY,
        "email"        text NOT NULL CHECK ("email" = lower("email") AND length("email") BETWEEN 3 AND 254),
        "name"         text NOT NULL CHECK (length("name") BETWEEN 1 AND 80),
        "passwordHash" text,
        "role"         text NOT NULL CHECK ("role" IN ('user', 'admin')),
        "verifiedAt"   timestamptz,
        "googleId"     text,
        "profileImage" text,
        "address"      text CHECK (length("address") <= 200),
        "phone"        text CHECK ("phone" ~ '^[0-9]{10}$'),
        "city"         text CHECK (length("city") <= 80),
        "createdAt"    timestamptz NOT NULL,
        CONSTRAINT one_account_per_address UNIQUE ("email"),
        CONSTRAINT one_account_per_google_id UNIQUE ("googleId")
      );
      CREATE TABLE account.email_code (
        "userId"    uuid PRIMARY KEY REFERENCES account."user" ON DELETE CASCADE,
        "codeHash"  bytea NOT NULL,
        "attempts"  int NOT NULL,
        "expiresAt" timestamptz NOT NULL
      );
      CREATE TABLE account.session (
        "id"         uuid PRIMARY KEY,
        "userId"     uuid NOT NULL REFERENCES account."user" ON DELETE CASCADE,
        "createdAt"  timestamptz NOT NULL,
        "lastSeenAt" timestamptz NOT NULL,
        "expiresAt"  timestamptz NOT NULL,
        "endsAt"     timestamptz NOT NULL CHECK ("endsAt" >= "expiresAt")
      );
      CREATE INDEX session_of_user ON account.session ("userId");
      CREATE INDEX session_by_expiry ON account.session ("expiresAt");
      CREATE TABLE account.mail (
        "id"        uuid PRIMARY KEY,
        "userId"    uuid NOT NULL REFERENCES account."user" ON DELETE CASCADE,
        "kind"      text NOT NULL,
        "recipient" text NOT NULL,
        "createdAt" timestamptz NOT NULL,
        "sentAt"    timestamptz
      );
      CREATE INDEX mail_of_user ON account.mail ("userId");
      CREATE TABLE account.account_throttle (
        "key"   text PRIMARY KEY,
        "count" int NOT NULL,
        "until" timestamptz NOT NULL
      );
      CREATE TABLE account.budget (
        "kind"  text NOT NULL,
        "key"   text NOT NULL,
        "times" timestamptz[] NOT NULL,
        PRIMARY KEY ("kind", "key")
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DROP TABLE account.budget, account.account_throttle, account.mail, account.session, account.email_code, account."user"`,
    );
  }
}
