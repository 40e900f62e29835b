import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a refund was made, and what the gateway said to it (decisions C9, D4). */
export class Refund1764200002000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE booking.refund_task
        DROP CONSTRAINT refund_task_reason_check,
        ADD CONSTRAINT refund_task_reason_check CHECK ("reason" IN ('second_payment','cancelled','unplaced')),
        ADD COLUMN "method" text CHECK ("method" IN ('gateway','bank')),
        ADD COLUMN "reference" text,
        ADD COLUMN "begunAt" timestamptz,
        ADD COLUMN "acknowledgedAt" timestamptz,
        ADD COLUMN "doneAt" timestamptz,
        ADD COLUMN "failure" text,
        ADD CONSTRAINT begun_in_some_way CHECK (("state" = 'due') = ("method" IS NULL));
      COMMENT ON COLUMN booking.refund_task."acknowledgedAt" IS 'when the gateway said it took the refund; null while nobody knows';
      CREATE INDEX refund_by_age ON booking.refund_task ("createdAt" DESC, "id" DESC)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX booking.refund_by_age;
      DELETE FROM booking.refund_task WHERE "reason" = 'unplaced';
      ALTER TABLE booking.refund_task
        DROP CONSTRAINT refund_task_reason_check,
        ADD CONSTRAINT refund_task_reason_check CHECK ("reason" IN ('second_payment','cancelled')),
        DROP COLUMN "method", DROP COLUMN "reference", DROP COLUMN "begunAt", DROP COLUMN "acknowledgedAt", DROP COLUMN "doneAt", DROP COLUMN "failure"`);
  }
}
