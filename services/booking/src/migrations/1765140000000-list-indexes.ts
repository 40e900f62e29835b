import { createIndexConcurrently, dropIndexConcurrently } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  'booking.appointment_by_status': '"status", "startsAt", "id"',
  'booking.appointment_by_money': '"money", "startsAt", "id"',
  'booking.appointment_by_status_and_money': '"status", "money", "startsAt", "id"',
};

/** An index for every filter of the admin's list of visits, in the order of its pages. */
export class ListIndexes1765140000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES))
      await createIndexConcurrently(db, name, `booking.appointment (${columns})`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await dropIndexConcurrently(db, name);
  }
}
