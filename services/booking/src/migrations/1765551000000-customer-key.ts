import type { MigrationInterface, QueryRunner } from 'typeorm';

const keyOf = (declared: string, step: string): string => `
  CREATE OR REPLACE FUNCTION booking.customer_key(ids uuid[], address text) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
    DECLARE key uuid; next uuid; ${declared}
    BEGIN
      SELECT "keptId" INTO next FROM booking.customer_merge
      WHERE "mergedId" = ANY(ids) OR "email" = nullif(address, '') LIMIT 1;
      WHILE next IS NOT NULL LOOP
        ${step}
        SELECT "keptId" INTO next FROM booking.customer_merge WHERE "mergedId" = key;
      END LOOP;
      IF key IS NULL THEN
        SELECT "customerId" INTO key FROM booking.customer_note
        WHERE "customerId" = ANY(ids) OR "email" = nullif(address, '')
        ORDER BY array_position(ids, "customerId"), "customerId" LIMIT 1;
      END IF;
      RETURN coalesce(key, ids[1]);
    END $$`;

/** A circle of merges, however it came about, ends where it closes. */
export class CustomerKey1765551000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      keyOf(`passed uuid[] := '{}';`, 'EXIT WHEN next = ANY(passed); key := next; passed := passed || key;'),
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(keyOf('', 'key := next;'));
  }
}
