import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of admin actions, newest first, of everybody or of one person. */
export class ActionsByTime1765510000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX act_by_time ON booking.act ("at", "id");
      CREATE INDEX act_by_person ON booking.act ("adminId", "at", "id");
      CREATE INDEX salon_change_by_time ON booking.salon_change ("at", "id")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX booking.act_by_time, booking.act_by_person, booking.salon_change_by_time');
  }
}
