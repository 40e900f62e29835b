import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which records are of one person, and whose notes count for them (ADR-0057). */
export class CustomerMerge1765530000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE booking.customer_merge (
        "mergedId" uuid PRIMARY KEY,
        "personId" uuid NOT NULL,
        "email"    text,
        "keptId"   uuid NOT NULL,
        "keptName" text NOT NULL,
        CHECK ("keptId" <> "mergedId")
      );
      COMMENT ON TABLE booking.customer_merge IS 'one row for each id of a merged person; "personId" is the one their notes were kept under';
      COMMENT ON COLUMN booking.customer_merge."email" IS 'visits with this address are theirs, under whatever id';
      CREATE INDEX customer_merge_by_email ON booking.customer_merge ("email");
      CREATE INDEX customer_merge_by_kept ON booking.customer_merge ("keptId");
      CREATE FUNCTION booking.customer_key(ids uuid[], address text) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
        DECLARE key uuid; next uuid;
        BEGIN
          SELECT "keptId" INTO next FROM booking.customer_merge
          WHERE "mergedId" = ANY(ids) OR "email" = nullif(address, '') LIMIT 1;
          WHILE next IS NOT NULL LOOP
            key := next;
            SELECT "keptId" INTO next FROM booking.customer_merge WHERE "mergedId" = key;
          END LOOP;
          IF key IS NULL THEN
            SELECT "customerId" INTO key FROM booking.customer_note
            WHERE "customerId" = ANY(ids) OR "email" = nullif(address, '')
            ORDER BY array_position(ids, "customerId"), "customerId" LIMIT 1;
          END IF;
          RETURN coalesce(key, ids[1]);
        END $$;
      COMMENT ON FUNCTION booking.customer_key IS 'the id that the notes of a person are kept under: of whom they were merged into, else their own'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION booking.customer_key(uuid[], text); DROP TABLE booking.customer_merge');
  }
}
