import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Blocked time is a part of one day, as the desk's board makes it. What was entered as blocked time beside it, for
 * whole or several days or until midnight, becomes leave, which also keeps guests from booking; so do its states in the
 * changes that can still be undone.
 */
export class BlocksWithHours1765580000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE booking.hours_exception SET "kind" = 'leave'
      WHERE "kind" = 'block' AND ("hours" IS NULL OR "from" <> "to" OR "hours"->>'end' <= "hours"->>'start')`);
    for (const state of ['"before"', '"after"'])
      await db.query(`
        UPDATE booking.salon_change SET ${state} = jsonb_set(${state}, '{kind}', '"leave"')
        WHERE "subject" = 'exception' AND ${state}->>'kind' = 'block' AND (
          ${state}->'hours' = 'null' OR ${state}->>'from' <> ${state}->>'to'
          OR ${state}#>>'{hours,end}' <= ${state}#>>'{hours,start}')`);
    await db.query(`
      ALTER TABLE booking.hours_exception ADD CONSTRAINT hours_exception_block_check CHECK (
        "kind" <> 'block' OR ("hours" IS NOT NULL AND "from" = "to" AND "hours"->>'end' > "hours"->>'start'))
        NOT VALID`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.hours_exception DROP CONSTRAINT hours_exception_block_check');
  }
}
