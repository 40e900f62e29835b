import type { SalonSubject } from '../salon-changes/salon-subject.js';

interface OpeningState {
  isOpen: boolean;
}

/** The id of the one site. */
export const OPENING_ID = 'site';

/** Whether guests can book (ADR-0044). */
export const openingSubject: SalonSubject<OpeningState> = {
  name: 'opening',
  async read(tx) {
    const [row] = await tx.query<OpeningState[]>('SELECT "openedAt" IS NOT NULL AS "isOpen" FROM booking.settings');
    return row ?? null;
  },
  async write(tx, _id, state, now) {
    await tx.query('UPDATE booking.settings SET "openedAt" = $1', [state?.isOpen ? now : null]);
  },
};
