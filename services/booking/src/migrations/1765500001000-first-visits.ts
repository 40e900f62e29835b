import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first visits so far. What changes meanwhile is marked by the triggers and counted anew. */
export class FirstVisits1765500001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO booking.first_visit ("customerId", "day")
      SELECT "customerId", min("day") FROM booking.appointment WHERE "status" IN ('confirmed', 'completed') GROUP BY "customerId"
      ON CONFLICT DO NOTHING`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM booking.first_visit');
  }
}
