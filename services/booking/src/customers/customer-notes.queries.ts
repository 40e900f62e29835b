import { CUSTOMER_NOTE_NAMES, type CustomerNotes, NO_NOTES, type Versioned } from '@salon/contracts';
import { versionOf } from '@salon/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';

/** A person of the account service: the ids of their visits, and their address or ''. */
export interface Person {
  ids: string[];
  email: string;
}

const columns = (table: string): string => CUSTOMER_NOTE_NAMES.map((name) => `${table}."${name}"`).join(', ');

/** The columns of the notes in `booking.customer_note`. */
export const NOTE_COLUMNS = columns('customer_note');

/** The row of a person, or of their target record (ADR-0057). */
const OF_PERSON = `
  SELECT ${NOTE_COLUMNS} FROM booking.customer_note
  WHERE "customerId" = booking.customer_key($1::uuid[], $2)`;

const OF_VISITS = `
  SELECT visit."id", ${columns('notes')}
  FROM booking.appointment visit
  JOIN booking.customer_note notes
    ON notes."customerId" = booking.customer_key(ARRAY[visit."customerId"], visit."customerEmail")
  WHERE visit."id" = ANY($1::uuid[])
    AND '' <> ANY (ARRAY[${columns('notes')}])`;

/** The id under which a person's notes are stored; the first id for a person without notes. */
export async function notesKeyOf(tx: EntityManager, { ids, email }: Person): Promise<string> {
  const [{ key }] = await tx.query<[{ key: string }]>('SELECT booking.customer_key($1::uuid[], $2) AS "key"', [
    ids,
    email,
  ]);
  return key;
}

export async function notesOf(
  db: DataSource | EntityManager,
  { ids, email }: Person,
): Promise<Versioned<CustomerNotes>> {
  const [notes = NO_NOTES] = await db.query<CustomerNotes[]>(OF_PERSON, [ids, email]);
  return asVersioned(notes);
}

export const asVersioned = (notes: CustomerNotes): Versioned<CustomerNotes> => ({
  ...notes,
  version: versionOf(notes),
});

/** The notes about the customers of visits, by the visit's id; omits customers without notes. */
export async function notesOfVisits(
  db: DataSource | EntityManager,
  visits: readonly { id: string }[],
): Promise<ReadonlyMap<string, CustomerNotes>> {
  const rows = await db.query<(CustomerNotes & { id: string })[]>(OF_VISITS, [visits.map(({ id }) => id)]);
  return new Map(rows.map(({ id, ...notes }) => [id, notes]));
}
