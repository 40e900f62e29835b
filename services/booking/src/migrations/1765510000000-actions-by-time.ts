import { createIndexConcurrently, dropIndexConcurrently } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['booking.act_by_time', 'booking.act ("at", "id")'],
  ['booking.act_by_person', 'booking.act ("adminId", "at", "id")'],
  ['booking.salon_change_by_time', 'booking.salon_change ("at", "id")'],
] as const;

/** The list of admin actions, newest first, of everybody or of one person. Each statement may run twice. */
export class ActionsByTime1765510000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) await createIndexConcurrently(db, name, on);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await dropIndexConcurrently(db, name);
  }
}
