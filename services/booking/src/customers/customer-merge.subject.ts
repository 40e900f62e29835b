import { type CustomerNotes, NO_NOTES, refuse } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import type { SalonSubject } from '../salon-changes/salon-subject.js';
import { CUSTOMERS_LOCK, customerNotesSubject } from './customer-notes.subject.js';

interface Merged {
  name: string;
  email: string;
  ids: string[];
}

/** Whether two records are merged, with the notes of the remaining one. */
interface CustomerMerge {
  /** Null while they are separate. */
  into: Merged | null;
  notes: CustomerNotes;
  /**
   * Other people merged into the same record, read-only: their notes are in `notes`, so the last merge must be undone
   * first.
   */
  others: string[];
}

const APART: CustomerMerge = { into: null, notes: NO_NOTES, others: [] };

export const mergeId = (mergedKey: string, keptKey: string): string => `${mergedKey} ${keptKey}`;

interface Row {
  mergedId: string;
  email: string | null;
  keptName: string;
}

/**
 * Redoing an undone merge may meet later merges: the remaining record must not be merged itself, which could create a
 * cycle, nor the merged one.
 * @throws DomainError `conflict`
 */
async function assertMergeable(tx: EntityManager, keptId: string, { ids, name }: Merged): Promise<void> {
  const [found] = await tx.query<Row[]>(
    `SELECT "mergedId", "keptName" FROM booking.customer_merge
     WHERE "mergedId" = ANY($1::uuid[]) OR "mergedId" = $2 OR "personId" = $2 LIMIT 1`,
    [ids, keptId],
  );
  if (!found) return;
  throw refuse('MERGE_MADE', {
    params: { name: ids.includes(found.mergedId) ? 'The other record' : name, into: found.keptName },
  });
}

/**
 * Its id contains both records. Merged people are recognised by their ids and address: that of their notes, which may
 * have been corrected since the recorded state.
 */
export const customerMergeSubject: SalonSubject<CustomerMerge> = {
  name: 'customerMerge',
  lock: CUSTOMERS_LOCK,
  complete: (state) => ({ ...APART, ...state, notes: { ...NO_NOTES, ...state.notes } }),
  async read(tx, id) {
    const [personId = '', keptId = ''] = id.split(' ');
    const rows = await tx.query<Row[]>(
      `SELECT "mergedId", "email", "keptName" FROM booking.customer_merge
       WHERE "personId" = $1 AND "keptId" = $2 ORDER BY "mergedId"`,
      [personId, keptId],
    );
    const others = await tx.query<{ personId: string }[]>(
      `SELECT DISTINCT "personId" FROM booking.customer_merge
       WHERE "keptId" = $2 AND "personId" <> $1 ORDER BY "personId"`,
      [personId, keptId],
    );
    const [first] = rows;
    const ids = rows.map(({ mergedId }) => mergedId);
    const notes = (await customerNotesSubject.read(tx, keptId)) ?? NO_NOTES;
    return {
      into: first ? { name: first.keptName, email: first.email ?? '', ids } : null,
      notes,
      others: others.map((each) => each.personId),
    };
  },
  async write(tx, id, state, now) {
    if (state === null) throw new Error('records are taken apart, never removed');
    const [personId, keptId = ''] = id.split(' ');
    await tx.query('DELETE FROM booking.customer_merge WHERE "personId" = $1 AND "keptId" = $2', [personId, keptId]);
    if (state.into) {
      await assertMergeable(tx, keptId, state.into);
      await tx.query(
        `INSERT INTO booking.customer_merge ("mergedId", "personId", "email", "keptId", "keptName")
         SELECT unnest($1::uuid[]), $2, (SELECT "email" FROM booking.customer_note WHERE "customerId" = $2), $3, $4`,
        [state.into.ids, personId, keptId, state.into.name],
      );
    }
    await customerNotesSubject.write(tx, keptId, state.notes, now);
  },
};
