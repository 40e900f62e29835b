import type { CustomerNotes } from '@salon/contracts';
import type { SalonSubject } from '../salon-changes/salon-subject.js';

/** What is noted of a customer; its id is the one the row is kept under. */
export const customerNotesSubject: SalonSubject<CustomerNotes> = {
  name: 'customer',
  async read(tx, id) {
    const [row] = await tx.query<CustomerNotes[]>(
      'SELECT "allergies", "preferences", "notes", "blocked", "prepay" FROM booking.customer_note WHERE "customerId" = $1',
      [id],
    );
    return row ?? null;
  },
  async write(tx, id, state) {
    if (state === null) throw new Error('notes are emptied, never removed');
    await tx.query(
      `UPDATE booking.customer_note SET "allergies" = $2, "preferences" = $3, "notes" = $4, "blocked" = $5, "prepay" = $6
       WHERE "customerId" = $1`,
      [id, state.allergies, state.preferences, state.notes, state.blocked, state.prepay],
    );
  },
};
