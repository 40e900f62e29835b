import type { SalonSubject } from '../salon-changes/salon-subject.js';
import type { Sums } from './closing.rules.js';

export interface ClosedLine extends Sums {
  countedCents: number;
  reason: string;
}

/** A closed day. */
export interface Closed {
  lines: ClosedLine[];
  by: string;
  /** ISO 8601. */
  at: string;
}

/** The closing of a salon day; its id is the day. */
export const closingSubject: SalonSubject<Closed> = {
  name: 'closing',
  async read(tx, id) {
    const [row] = await tx.query<(Omit<Closed, 'at'> & { at: Date })[]>(
      'SELECT "lines", "adminName" AS "by", "closedAt" AS "at" FROM booking.day_closing WHERE "day" = $1::date',
      [id],
    );
    return row ? { lines: row.lines, by: row.by, at: row.at.toISOString() } : null;
  },
  async write(tx, id, state) {
    if (state === null) {
      await tx.query('DELETE FROM booking.day_closing WHERE "day" = $1::date', [id]);
      return;
    }
    await tx.query(
      `INSERT INTO booking.day_closing ("day", "lines", "adminName", "closedAt") VALUES ($1, $2, $3, $4)
       ON CONFLICT ("day") DO UPDATE
       SET "lines" = excluded."lines", "adminName" = excluded."adminName", "closedAt" = excluded."closedAt"`,
      [id, JSON.stringify(state.lines), state.by, state.at],
    );
  },
};
