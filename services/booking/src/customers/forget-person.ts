import type { PersonKeys } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import { mergedInto } from './customer-merges.queries.js';
import { notesKeyOf } from './customer-notes.queries.js';

/**
 * The person with every record that the desk has merged with theirs (ADR-0057), each list in order. The caller has
 * locked the customers.
 * @param known what the account service knows: of an account, only a verified address
 */
export async function wholePerson(tx: EntityManager, known: PersonKeys): Promise<PersonKeys> {
  const key = await notesKeyOf(tx, { ids: known.ids, email: known.emails[0] ?? '' });
  const merged = await mergedInto(tx, [...known.ids, key]);
  const ids = listOf([...known.ids, key, ...merged.flatMap(({ mergedId, personId }) => [mergedId, personId])]);
  const noted = await tx.query<{ email: string | null }[]>(NOTED, [ids]);
  const emails = listOf([...known.emails, ...[...merged, ...noted].map((each) => each.email ?? '')]).filter(Boolean);
  return bookedAs(tx, { ids, emails });
}

/** These records with the ids under which the desk booked their addresses; merges are not followed. */
export async function bookedAs(tx: EntityManager, { ids, emails }: PersonKeys): Promise<PersonKeys> {
  const booked = await tx.query<{ customerId: string }[]>(BOOKED, [emails]);
  return { ids: listOf([...ids, ...booked.map(({ customerId }) => customerId)]), emails: listOf(emails) };
}

const NOTED = 'SELECT "email" FROM booking.customer_note WHERE "customerId" = ANY($1::uuid[])';
/**
 * The desk books a client under an id of their own, until they register with the same address. A visit keeps an address
 * that the desk corrected later, which may be another person's; the notes have the current one.
 */
const BOOKED = `
  SELECT DISTINCT "customerId" FROM booking.appointment visit
  WHERE "customerEmail" = ANY($1::text[]) AND NOT EXISTS (
    SELECT FROM booking.customer_note notes
    WHERE notes."customerId" = visit."customerId" AND notes."email" IS DISTINCT FROM visit."customerEmail")`;

const listOf = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** Of a merge that was undone: what was noted meanwhile about the other record has the notes of both. */
const NOTED_WHILE_MERGED = `
  DELETE FROM booking.salon_change note_change
  USING booking.salon_change merge_change, booking.salon_change undo_change
  WHERE merge_change."subject" = 'customerMerge' AND string_to_array(merge_change."subjectId", ' ') && $1::text[]
    AND merge_change."after"->>'into' IS NOT NULL
    AND undo_change."subject" = merge_change."subject" AND undo_change."subjectId" = merge_change."subjectId"
    AND undo_change."kind" = 'undo' AND undo_change."at" = merge_change."undoneAt"
    AND note_change."subject" = 'customer'
    AND note_change."subjectId" = ANY(string_to_array(merge_change."subjectId", ' '))
    AND note_change."number" BETWEEN merge_change."number" AND undo_change."number"`;
const CHANGES = `
  DELETE FROM booking.salon_change
  WHERE "subject" = 'customer' AND "subjectId" = ANY($1::text[])
    OR "subject" = 'customerMerge' AND string_to_array("subjectId", ' ') && $1::text[]`;
const NOTES = `
  DELETE FROM booking.customer_note WHERE "customerId" = ANY($1::uuid[]) OR "email" = ANY($2::text[])`;
const MERGES = `
  DELETE FROM booking.customer_merge
  WHERE "mergedId" = ANY($1::uuid[]) OR "personId" = ANY($1::uuid[]) OR "keptId" = ANY($1::uuid[])
    OR "email" = ANY($2::text[])`;

/** Deletes the notes about a person, the merges of their records, and the record of both with its undo. */
export async function forgetPerson(tx: EntityManager, { ids, emails }: PersonKeys): Promise<void> {
  await tx.query(NOTED_WHILE_MERGED, [ids]);
  await tx.query(CHANGES, [ids]);
  await tx.query(NOTES, [ids, emails]);
  await tx.query(MERGES, [ids, emails]);
}
