import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 5_000;

/**
 * Fills in the visits that were booked before; then the new table alone is the net. Repeatable: each batch is a
 * transaction of its own.
 */
export class OccupiedSoFar1765340002000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const [visits] = (await db.query('SELECT max("number") AS most FROM booking.appointment')) as {
      most: number | null;
    }[];
    for (let from = 0; from <= (visits?.most ?? 0); from += BATCH)
      await db.query(
        `INSERT INTO booking.occupied
         SELECT "id", "stylistId", booking.occupied_during("startsAt", "endsAt", "busy") FROM booking.appointment
         WHERE "number" >= $1 AND "number" < $2 AND "status" <> 'cancelled'
         ON CONFLICT ("appointmentId") DO NOTHING`,
        [from, from + BATCH],
      );
    // Until here both are nets. During a free middle two visits overlap, which the old one would not allow.
    await db.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_constraint WHERE conrelid = 'booking.appointment'::regclass AND conname = 'stylist_sold_once') THEN
          ALTER TABLE booking.appointment DROP CONSTRAINT stylist_sold_once;
          ALTER TABLE booking.occupied RENAME CONSTRAINT stylist_taken_once TO stylist_sold_once;
        END IF;
      END $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.occupied RENAME CONSTRAINT stylist_sold_once TO stylist_taken_once;
      ALTER TABLE booking.appointment ADD CONSTRAINT stylist_sold_once EXCLUDE USING gist
        ("stylistId" WITH =, tstzrange("startsAt", "endsAt") WITH &&) WHERE ("status" <> 'cancelled')`);
  }
}
