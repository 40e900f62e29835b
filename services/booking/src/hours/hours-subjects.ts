import { type Closure, type HoursExceptionState, type HoursPlan, refuse, type WorkWeek } from '@salon/contracts';
import type { LocalDay } from '@salon/kernel';
import type { EntityManager } from 'typeorm';
import { releaseOverdue } from '../appointments/release-overdue.js';
import { spanOfHours } from '../salon/stored-hours.rules.js';
import type { SalonSubject } from '../salon-changes/salon-subject.js';
import { lockDaysFrom } from '../slots/day-lock.js';
import { isTakenDuring, takenOn } from '../slots/taken.queries.js';

const SALON = 'salon';

/** The id of a plan: its stylist and first day. */
export const planId = ({ stylistId, validFrom }: Pick<HoursPlan, 'stylistId' | 'validFrom'>): string =>
  `${stylistId ?? SALON} ${validFrom}`;
const plan = (id: string): [string | null, LocalDay] => {
  const [who = SALON, validFrom = ''] = id.split(' ');
  return [who === SALON ? null : who, validFrom];
};

/** The weekly hours of a stylist, or of the salon itself, from a day on. */
export const planSubject: SalonSubject<HoursPlan> = {
  name: 'plan',
  async read(tx, id) {
    const [found] = await tx.query<HoursPlan[]>(
      `SELECT "stylistId", "validFrom"::text, "week" FROM booking.week_plan
       WHERE "stylistId" IS NOT DISTINCT FROM $1 AND "validFrom" = $2`,
      plan(id),
    );
    return found ?? null;
  },
  async write(tx, id, state) {
    await tx.query(
      'DELETE FROM booking.week_plan WHERE "stylistId" IS NOT DISTINCT FROM $1 AND "validFrom" = $2',
      plan(id),
    );
    if (state === null) return;
    await assertStylist(tx, state.stylistId);
    await tx.query('INSERT INTO booking.week_plan ("stylistId", "validFrom", "week") VALUES ($1, $2, $3)', [
      ...plan(id),
      JSON.stringify(state.week),
    ]);
  },
};

/**
 * The weekly hours until the first day of a plan; undefined for none. Read without a lock: a plan of an earlier day
 * that another user saves at the same moment may be missed.
 */
export async function weekBefore(tx: EntityManager, id: string): Promise<WorkWeek | undefined> {
  const [found] = await tx.query<Pick<HoursPlan, 'week'>[]>(
    `SELECT "week" FROM booking.week_plan WHERE "stylistId" IS NOT DISTINCT FROM $1 AND "validFrom" < $2
     ORDER BY "validFrom" DESC LIMIT 1`,
    plan(id),
  );
  return found?.week;
}

/** The creation of a stylist can be undone, meanwhile or before an undo of their hours. @param id null for the salon */
async function assertStylist(tx: EntityManager, id: string | null): Promise<void> {
  if (id === null) return;
  const [found] = await tx.query<object[]>('SELECT FROM booking.stylist WHERE "id" = $1 FOR KEY SHARE', [id]);
  if (!found) throw refuse('STYLIST_REMOVED');
}

export const EXCEPTION_COLUMNS = '"stylistId", "kind", "from"::text AS "from", "to"::text AS "to", "hours", "note"';

/**
 * Leave, sickness, extra hours or blocked time of a stylist. The affected days are locked against bookings meanwhile.
 */
export const exceptionSubject: SalonSubject<HoursExceptionState> = {
  name: 'exception',
  async read(tx, id) {
    const [found] = await tx.query<HoursExceptionState[]>(
      `SELECT ${EXCEPTION_COLUMNS} FROM booking.hours_exception WHERE "id" = $1`,
      [id],
    );
    return found ?? null;
  },
  async write(tx, id, state, now) {
    await tx.query('DELETE FROM booking.hours_exception WHERE "id" = $1', [id]);
    if (state === null) return;
    const { stylistId, kind, from, to, hours, note } = state;
    await lockDaysFrom(tx, { from, to }, now);
    if (kind === 'block') await assertNotTaken(tx, state, now);
    await assertStylist(tx, stylistId);
    await tx.query(
      `INSERT INTO booking.hours_exception ("id", "stylistId", "kind", "from", "to", "hours", "note")
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, stylistId, kind, from, to, hours && JSON.stringify(hours), note],
    );
  },
};

/**
 * Time is blocked only where nobody is booked, by an undo too; leave makes such visits open tasks instead. Expired holds
 * end first: their late payment looks for a place then.
 */
async function assertNotTaken(tx: EntityManager, block: HoursExceptionState, now: Date): Promise<void> {
  await releaseOverdue(tx, { day: block.from }, now);
  const taken = await takenOn(tx, block.from, { now, customerId: null });
  const span = spanOfHours(block.hours);
  if (isTakenDuring(taken, block.stylistId, span)) throw refuse('BLOCK_TIME_TAKEN');
}

/** Closures that are changed together are identified by their days. */
export const closureId = (days: readonly LocalDay[]): string => [...days].sort().join(',');

/**
 * The days on which the salon is closed. Changes of closures run one after another, because two changes may have days
 * in common.
 */
export const closureSubject: SalonSubject<Closure[]> = {
  name: 'closure',
  async read(tx, id) {
    await tx.query('LOCK TABLE booking.closure IN SHARE ROW EXCLUSIVE MODE');
    const found = await tx.query<Closure[]>(
      'SELECT "day"::text, "reason" FROM booking.closure WHERE "day" = ANY ($1::date[]) ORDER BY "day"',
      [id.split(',')],
    );
    return found.length > 0 ? found : null;
  },
  async write(tx, id, state) {
    await tx.query('DELETE FROM booking.closure WHERE "day" = ANY ($1::date[])', [id.split(',')]);
    for (const { day, reason } of state ?? [])
      await tx.query('INSERT INTO booking.closure ("day", "reason") VALUES ($1, $2)', [day, reason]);
  },
};
