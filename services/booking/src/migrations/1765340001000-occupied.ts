import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When each visit takes its stylist: without free middles, with the buffer after it. No stylist is ever taken twice
 * (ADR-0045).
 */
export class Occupied1765340001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.appointment ADD COLUMN "busy" jsonb;
      COMMENT ON COLUMN booking.appointment."busy" IS
        'when the stylist is taken: pairs of minutes since the start, buffer included; null for the whole visit and nothing more';
      CREATE TABLE booking.occupied (
        "appointmentId" uuid PRIMARY KEY REFERENCES booking.appointment ON DELETE CASCADE,
        "stylistId"     uuid NOT NULL,
        "during"        tstzmultirange NOT NULL,
        CONSTRAINT stylist_taken_once EXCLUDE USING gist ("stylistId" WITH =, "during" WITH &&)
      );
      CREATE FUNCTION booking.occupied_during(starts timestamptz, ends timestamptz, busy jsonb) RETURNS tstzmultirange
        LANGUAGE sql STABLE RETURN CASE WHEN busy IS NULL THEN tstzmultirange(tstzrange(starts, ends))
          ELSE (SELECT range_agg(tstzrange(starts + make_interval(mins => (span->>0)::int), starts + make_interval(mins => (span->>1)::int)))
                FROM jsonb_array_elements(busy) AS span) END;
      CREATE FUNCTION booking.occupy() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NEW."status" = 'cancelled' THEN
            DELETE FROM booking.occupied WHERE "appointmentId" = NEW."id";
          ELSE
            INSERT INTO booking.occupied VALUES (NEW."id", NEW."stylistId", booking.occupied_during(NEW."startsAt", NEW."endsAt", NEW."busy"))
            ON CONFLICT ("appointmentId") DO UPDATE SET "stylistId" = EXCLUDED."stylistId", "during" = EXCLUDED."during";
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER occupy_on_insert AFTER INSERT ON booking.appointment FOR EACH ROW EXECUTE FUNCTION booking.occupy();
      CREATE TRIGGER occupy_on_update AFTER UPDATE ON booking.appointment FOR EACH ROW
        WHEN ((OLD."status" = 'cancelled') <> (NEW."status" = 'cancelled') OR OLD."stylistId" <> NEW."stylistId"
              OR OLD."startsAt" <> NEW."startsAt" OR OLD."endsAt" <> NEW."endsAt")
        EXECUTE FUNCTION booking.occupy()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER occupy_on_update ON booking.appointment;
      DROP TRIGGER occupy_on_insert ON booking.appointment;
      DROP FUNCTION booking.occupy();
      DROP TABLE booking.occupied;
      DROP FUNCTION booking.occupied_during(timestamptz, timestamptz, jsonb);
      ALTER TABLE booking.appointment DROP COLUMN "busy"`);
  }
}
