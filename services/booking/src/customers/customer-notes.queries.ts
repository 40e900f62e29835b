import { type CustomerNotes, NO_NOTES, refuse, type Versioned } from '@salon/contracts';
import { versionOf } from '@salon/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';

/** A person as the account service knows them: the ids their visits bear, and their address or ''. */
export interface Person {
  ids: string[];
  email: string;
}

/** The row of a person: of one of the ids, else of somebody with the address. */
const OF_PERSON = `
  SELECT "customerId", "allergies", "preferences", "notes", "blocked" FROM booking.customer_note
  WHERE "customerId" = ANY($1::uuid[]) OR "email" = nullif($2, '')
  ORDER BY array_position($1::uuid[], "customerId"), "customerId" LIMIT 1`;

/** An id before the address, so that one of two rows is taken. */
const OF_VISITS = `
  SELECT visit."id", note.* FROM booking.appointment visit CROSS JOIN LATERAL (
    SELECT "allergies", "preferences", "notes", "blocked" FROM booking.customer_note note
    WHERE note."customerId" = visit."customerId" OR note."email" = nullif(visit."customerEmail", '')
    ORDER BY note."customerId" = visit."customerId" DESC LIMIT 1) note
  WHERE visit."id" = ANY($1::uuid[]) AND (note."allergies", note."preferences", note."notes", note."blocked") <> ('', '', '', '')`;

/** The id that the notes of a person are kept under; of somebody without notes, the first. */
export async function notesKeyOf(tx: EntityManager, { ids, email }: Person): Promise<string> {
  const [found] = await tx.query<{ customerId: string }[]>(OF_PERSON, [ids, email]);
  const key = found?.customerId ?? ids[0];
  if (key === undefined) throw new Error('a person has an id');
  return key;
}

export async function notesOf(
  db: DataSource | EntityManager,
  { ids, email }: Person,
): Promise<Versioned<CustomerNotes>> {
  const [found = NO_NOTES] = await db.query<CustomerNotes[]>(OF_PERSON, [ids, email]);
  const { allergies, preferences, notes, blocked } = found;
  return asVersioned({ allergies, preferences, notes, blocked });
}

export const asVersioned = (notes: CustomerNotes): Versioned<CustomerNotes> => ({
  ...notes,
  version: versionOf(notes),
});

/** What is noted of the customers of visits, by the visit's id; nothing of whom nothing is noted. */
export async function notesOfVisits(
  db: DataSource | EntityManager,
  visits: readonly { id: string }[],
): Promise<ReadonlyMap<string, CustomerNotes>> {
  const rows = await db.query<(CustomerNotes & { id: string })[]>(OF_VISITS, [visits.map(({ id }) => id)]);
  return new Map(rows.map(({ id, ...notes }) => [id, notes]));
}

/** @throws DomainError `conflict` for somebody who is not to book online */
export async function assertMayBookOnline(tx: EntityManager, customer: { id: string; email: string }): Promise<void> {
  const { blocked } = await notesOf(tx, { ids: [customer.id], email: customer.email });
  if (blocked !== '') throw refuse('CUSTOMER_BLOCKED');
}
