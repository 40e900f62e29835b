import { createIndexConcurrently, dropIndexConcurrently } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['account.audit_by_kind', 'account.audit ("kind", "id")'],
  ['account.audit_by_user', 'account.audit ("userId", "id")'],
  ['account.audit_by_actor', 'account.audit ("actorId", "id")'],
  ['account.staff', 'account."user" ("staffRole") WHERE "staffRole" IS NOT NULL'],
] as const;

/** The list of activity is read page by page, newest first. Each statement may run twice. */
export class AuditPages1765400000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) await createIndexConcurrently(db, name, on);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await dropIndexConcurrently(db, name);
  }
}
