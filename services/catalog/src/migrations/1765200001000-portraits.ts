import { seedId } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Name, the drawing that stood for the person, and the person's portrait, which booking shows too. */
const PORTRAITS = [
  ['Dilani Perera', '/art/portrait.svg', '/art/people/dilani-perera.svg'],
  ['Nadeesha Silva', '/art/hair-cut.svg', '/art/people/nadeesha-silva.svg'],
  ['Ruwan Fernando', '/art/portrait-styling.svg', '/art/people/ruwan-fernando.svg'],
] as const;

/** Gives the first members of the team their portraits; a picture that an admin has chosen stays. */
export class Portraits1765200001000 implements MigrationInterface {
  up(db: QueryRunner): Promise<void> {
    return replace(
      db,
      PORTRAITS.map(([name, drawing, portrait]) => [name, drawing, portrait]),
    );
  }

  down(db: QueryRunner): Promise<void> {
    return replace(
      db,
      PORTRAITS.map(([name, drawing, portrait]) => [name, portrait, drawing]),
    );
  }
}

async function replace(db: QueryRunner, changes: readonly [name: string, from: string, to: string][]): Promise<void> {
  for (const [name, from, to] of changes)
    await db.query('UPDATE catalog.team_member SET "image" = $3 WHERE "id" = $1 AND "image" = $2', [
      seedId(`team ${name}`),
      from,
      to,
    ]);
}
