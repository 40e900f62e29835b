import { createIndexConcurrently, dropIndexConcurrently } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['booking.appointment_of_stylist', 'booking.appointment ("stylistId")'],
  [
    'booking.salon_change_of_customer',
    `booking.salon_change (split_part("subjectId", ' ', -1)) WHERE "subject" IN ('customer', 'customerMerge')`,
  ],
] as const;

/**
 * Whether a stylist ever had visits, and the changes of a customer's notes and records. Each statement may run twice.
 */
export class DeskAtSize1765690000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) await createIndexConcurrently(db, name, on);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await dropIndexConcurrently(db, name);
  }
}
