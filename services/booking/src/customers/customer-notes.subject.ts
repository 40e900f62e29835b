import { CUSTOMER_NOTE_NAMES, type CustomerNotes, refuse } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import { lockSubject, type SalonSubject } from '../salon-changes/salon-subject.js';
import { NOTE_COLUMNS } from './customer-notes.queries.js';

/** Changes of notes and merges use one lock: with several locks, two changes could deadlock. */
export const CUSTOMERS_LOCK = 'customerMerge all';

/** Notes of a merged record are never read. @throws DomainError `conflict` */
async function assertNotMerged(tx: EntityManager, id: string): Promise<void> {
  const [merge] = await tx.query<{ keptName: string }[]>(
    'SELECT "keptName" FROM booking.customer_merge WHERE "mergedId" = $1 OR "personId" = $1 LIMIT 1',
    [id],
  );
  if (merge) throw refuse('NOTES_MERGED', { params: { into: merge.keptName } });
}

const ASSIGNMENTS = CUSTOMER_NOTE_NAMES.map((name, index) => `"${name}" = $${index + 2}`).join(', ');

/** The notes about a customer; its id is that of the row. */
export const customerNotesSubject: SalonSubject<CustomerNotes> = {
  name: 'customer',
  lock: CUSTOMERS_LOCK,
  async read(tx, id) {
    const [row] = await tx.query<CustomerNotes[]>(
      `SELECT ${NOTE_COLUMNS} FROM booking.customer_note WHERE "customerId" = $1`,
      [id],
    );
    return row ?? null;
  },
  async write(tx, id, state) {
    if (state === null) throw new Error('notes are emptied, never removed');
    await assertNotMerged(tx, id);
    await tx.query(`UPDATE booking.customer_note SET ${ASSIGNMENTS} WHERE "customerId" = $1`, [
      id,
      ...CUSTOMER_NOTE_NAMES.map((name) => state[name]),
    ]);
  },
};

/** Locks notes and merges against other writers until the transaction ends. */
export const lockCustomerNotes = (tx: EntityManager): Promise<void> => lockSubject(tx, customerNotesSubject, '');
