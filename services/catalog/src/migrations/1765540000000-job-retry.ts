import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which given-up jobs of this service somebody ran again. */
export class JobRetry1765540000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE catalog.job_retry (
        "id"        uuid PRIMARY KEY,
        "kind"      text NOT NULL CHECK ("kind" = 'retry'),
        "task"      text NOT NULL,
        "adminId"   uuid NOT NULL,
        "adminName" text NOT NULL,
        "before"    jsonb NOT NULL,
        "after"     jsonb NOT NULL,
        "at"        timestamptz NOT NULL,
        "undoneAt"  timestamptz
      );
      COMMENT ON TABLE catalog.job_retry IS 'a retry cannot be undone; "before" says of each job when it was given up';
      CREATE INDEX job_retry_by_time ON catalog.job_retry ("at", "id");
      CREATE INDEX job_retry_by_task ON catalog.job_retry ("task")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE catalog.job_retry');
  }
}
