import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The house almanac: what a month is like in the salon, and two services for it. */
export class Almanac1765200002000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE catalog.almanac_month (
        "id"         uuid PRIMARY KEY,
        "month"      int NOT NULL CHECK ("month" BETWEEN 1 AND 12),
        "title"      text NOT NULL,
        "text"       text NOT NULL,
        "image"      text NOT NULL,
        "services"   uuid[] NOT NULL,
        "position"   int NOT NULL,
        "archivedAt" timestamptz
      );
      COMMENT ON COLUMN catalog.almanac_month."services" IS 'two services of the menu, in order'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE catalog.almanac_month');
  }
}
