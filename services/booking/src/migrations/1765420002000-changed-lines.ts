import type { MigrationInterface, QueryRunner } from 'typeorm';

const trigger = (when: string): string => `
  CREATE OR REPLACE TRIGGER occupy_on_update AFTER UPDATE ON booking.appointment FOR EACH ROW
    WHEN ((OLD."status" = 'cancelled') <> (NEW."status" = 'cancelled') OR OLD."stylistId" <> NEW."stylistId"
          OR OLD."startsAt" <> NEW."startsAt" OR OLD."endsAt" <> NEW."endsAt"${when})
    EXECUTE FUNCTION booking.occupy()`;

/** Services changed at the chair change when their stylist is taken, even if the visit ends when it did. */
export class ChangedLines1765420002000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(trigger(' OR OLD."busy" IS DISTINCT FROM NEW."busy"'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(trigger(''));
  }
}
