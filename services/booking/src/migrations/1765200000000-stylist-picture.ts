import { seedId } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The portraits of the first stylists; About shows the same files. */
const PORTRAITS = [
  ['Dilani Perera', '/art/people/dilani-perera.svg'],
  ['Nadeesha Silva', '/art/people/nadeesha-silva.svg'],
  ['Ruwan Fernando', '/art/people/ruwan-fernando.svg'],
] as const;

/** The picture of a stylist; null shows initials. */
export class StylistPicture1765200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.stylist ADD COLUMN "picture" text');
    for (const [name, picture] of PORTRAITS)
      await db.query('UPDATE booking.stylist SET "picture" = $2 WHERE "id" = $1', [seedId(`stylist ${name}`), picture]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE booking.stylist DROP COLUMN "picture"');
  }
}
