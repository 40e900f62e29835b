import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The e-mail of the account that a stylist signs in with; and nobody books with a stylist who has left. */
export class StylistAccount1765340000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.stylist ADD COLUMN "accountEmail" text;
      CREATE FUNCTION booking.stylist_works_here() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM FROM booking.stylist WHERE "id" = NEW."stylistId" AND "leftAt" IS NULL FOR KEY SHARE;
          IF NOT FOUND THEN
            -- Reported as a time that is taken: whoever books chooses again.
            RAISE EXCEPTION 'stylist % has left', NEW."stylistId" USING ERRCODE = '23P01', CONSTRAINT = 'stylist_sold_once';
          END IF;
          RETURN NEW;
        END $$;
      CREATE TRIGGER stylist_works_here BEFORE INSERT OR UPDATE OF "stylistId" ON booking.appointment
        FOR EACH ROW WHEN (NEW."status" <> 'cancelled') EXECUTE FUNCTION booking.stylist_works_here()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER stylist_works_here ON booking.appointment;
      DROP FUNCTION booking.stylist_works_here();
      ALTER TABLE booking.stylist DROP COLUMN "accountEmail"`);
  }
}
