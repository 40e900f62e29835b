import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the salon's texts say about late arrivals and complaints, versioned with the terms: the texts carry the date of
 * the policy.
 */
export class PolicyAdvice1765400000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.policy
        ADD COLUMN "lateMinutes" int NOT NULL DEFAULT 15 CHECK ("lateMinutes" > 0),
        ADD COLUMN "complaintHours" int NOT NULL DEFAULT 24 CHECK ("complaintHours" > 0)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.policy DROP COLUMN "lateMinutes", DROP COLUMN "complaintHours"');
  }
}
