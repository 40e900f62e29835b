import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The terms that visits are booked under, one row for each version (ADR-0043). Version 1 is what applied before; the
 * previous release books under it and reads the fee in `booking.settings`, where it is kept until a later release.
 */
export class Policy1765320000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE booking.policy (
        "version"       int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "feeCents"      int NOT NULL CHECK ("feeCents" > 0),
        "noticeHours"   int NOT NULL CHECK ("noticeHours" >= 0),
        "latePercent"   int NOT NULL CHECK ("latePercent" BETWEEN 0 AND 100),
        "noShowPercent" int NOT NULL CHECK ("noShowPercent" BETWEEN 0 AND 100),
        "reschedules"   int NOT NULL CHECK ("reschedules" >= 0),
        "moveHours"     int NOT NULL CHECK ("moveHours" >= 0),
        "validSince"    timestamptz NOT NULL
      );
      INSERT INTO booking.policy ("feeCents", "noticeHours", "latePercent", "noShowPercent", "reschedules", "moveHours", "validSince")
      SELECT "feeCents", 24, 50, 100, 3, 24, '2025-01-01T00:00:00Z' FROM booking.settings;
      CREATE FUNCTION booking.refuse_policy_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'versions of the policy are append-only'; END $$;
      CREATE TRIGGER policy_is_append_only BEFORE UPDATE OR DELETE ON booking.policy
        FOR EACH ROW EXECUTE FUNCTION booking.refuse_policy_change();
      ALTER TABLE booking.settings ADD COLUMN "mostServices" int NOT NULL DEFAULT 20 CHECK ("mostServices" BETWEEN 1 AND 20);
      ALTER TABLE booking.appointment ADD COLUMN "policyVersion" int NOT NULL DEFAULT 1;
      ALTER TABLE booking.appointment ADD CONSTRAINT booked_under_a_policy
        FOREIGN KEY ("policyVersion") REFERENCES booking.policy NOT VALID`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.appointment DROP COLUMN "policyVersion";
      ALTER TABLE booking.settings DROP COLUMN "mostServices";
      DROP TABLE booking.policy;
      DROP FUNCTION booking.refuse_policy_change()`);
  }
}
