import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that another service uses: they are not tidied away. */
export class KeptPicture1765350000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE TABLE catalog.kept_picture ("url" text PRIMARY KEY)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE catalog.kept_picture');
  }
}
