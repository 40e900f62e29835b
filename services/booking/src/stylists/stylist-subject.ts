import { refuse, VISIT } from '@salon/contracts';
import { undoableSince } from '@salon/nest-kit/undo.rules';
import type { EntityManager } from 'typeorm';
import { hadVisits as hadVisitsOf, hasOtherHours } from '../salon-changes/created-stylist.js';
import { lockSubject, type SalonSubject } from '../salon-changes/salon-subject.js';
import type { StylistState } from './stylist.rules.js';

const ALL = 'all';

/** The columns of a stylist's state. */
export const STATE = `
  "name", "skills", "picture", "serviceIds", coalesce("accountEmail", '') AS "accountEmail", "leftAt"`;
/**
 * FROM and WHERE of the upcoming visits at `$1`. None is longer than `VISIT.maxMinutes`, so that the index of starts
 * excludes past ones.
 */
export const VISITS_TO_COME = `booking.appointment
  WHERE "endsAt" > $1 AND "startsAt" > $1::timestamptz - interval '${VISIT.maxMinutes} minutes'
    AND ("status" = 'confirmed' OR "status" = 'pending' AND "holdUntil" > $1)`;
/** The same for one stylist. @param id a constant SQL expression */
export const visitsToCome = (id: string): string => `${VISITS_TO_COME} AND "stylistId" = ${id}`;

/** $1 the stylist, $2 now: from today on the salon's current weekly hours, and future ones; none of days before. */
const BEGIN_WITH_SALON_HOURS = `
  WITH today AS (SELECT ($2::timestamptz AT TIME ZONE "zone")::date AS "day" FROM booking.settings)
  INSERT INTO booking.week_plan ("stylistId", "validFrom", "week")
  SELECT $1::uuid, greatest("validFrom", "day"), "week"
  FROM booking.week_plan, today
  WHERE "stylistId" IS NULL AND "validFrom" >= coalesce(
    (SELECT max("validFrom") FROM booking.week_plan WHERE "stylistId" IS NULL AND "validFrom" <= "day"), '1970-01-01')`;

export type StateRecord = Omit<StylistState, 'leftAt'> & { leftAt: Date | null };

export const asState = ({ name, skills, picture, serviceIds, accountEmail, leftAt }: StateRecord): StylistState => ({
  name,
  skills,
  picture,
  serviceIds,
  accountEmail,
  leftAt: leftAt?.toISOString() ?? null,
});

/** A stylist without position and hours, which are objects of their own. A new one begins with the salon's hours. */
export const stylistSubject: SalonSubject<StylistState> = {
  name: 'stylist',
  read: async (tx, id) => {
    const [row] = await tx.query<StateRecord[]>(`SELECT ${STATE} FROM booking.stylist WHERE "id" = $1`, [id]);
    return row ? asState(row) : null;
  },
  write: async (tx, id, state, now) => {
    await lockSubject(tx, stylistOrder, ALL);
    await assertStaysOpen(tx, id, state, now);
    if (state === null) {
      await assertNoHoursLost(tx, id);
      return void (await tx.query('DELETE FROM booking.stylist WHERE "id" = $1', [id]));
    }
    await assertAccountFree(tx, id, state);
    const isNew = (await stylistSubject.read(tx, id)) === null;
    await tx.query(
      `INSERT INTO booking.stylist
         ("id", "name", "skills", "picture", "serviceIds", "accountEmail", "leftAt", "position")
       SELECT $1, $2, $3, $4, $5, nullif($6, ''), $7, coalesce(max("position") + 1, 0) FROM booking.stylist
       ON CONFLICT ("id") DO UPDATE
       SET "name" = EXCLUDED."name", "skills" = EXCLUDED."skills", "picture" = EXCLUDED."picture",
           "serviceIds" = EXCLUDED."serviceIds", "accountEmail" = EXCLUDED."accountEmail",
           "leftAt" = EXCLUDED."leftAt"`,
      [id, state.name, state.skills, state.picture, state.serviceIds, state.accountEmail, state.leftAt],
    );
    if (isNew) await tx.query(BEGIN_WITH_SALON_HOURS, [id, now]);
  },
};

interface Remaining {
  name: string;
  /** Visits to come, which would lose their stylist. */
  count: number;
  /** Those of them that have begun or are held unpaid, which cannot be given to somebody else. */
  waiting: number;
  /** Whether visits of any time and status name their stylist, or would after an undo. */
  hadVisits: boolean;
  others: number;
}

/**
 * A stylist can only leave without upcoming visits, and not as the last one; a new stylist can only be removed without
 * any visits.
 */
async function assertStaysOpen(tx: EntityManager, id: string, state: StylistState | null, now: Date): Promise<void> {
  if (state !== null && state.leftAt === null) return;
  // Waits for visits that are being booked: each locks the row of its stylist.
  await tx.query('SELECT FROM booking.stylist WHERE "id" = $1 FOR UPDATE', [id]);
  const [left] = await tx.query<Remaining[]>(
    `SELECT "name", (SELECT count(*)::int FROM booking.stylist WHERE "id" <> $2 AND "leftAt" IS NULL) AS "others",
            (SELECT count(*)::int FROM ${visitsToCome('$2')}) AS "count",
            (SELECT count(*)::int FROM ${visitsToCome('$2')}
               AND ("status" = 'pending' OR "startsAt" <= $1)) AS "waiting",
            ${hadVisitsOf('$2', '$3')} AS "hadVisits"
     FROM booking.stylist WHERE "id" = $2`,
    [now, id, undoableSince(now)],
  );
  if (!left) return;
  const { name, count, waiting, hadVisits, others } = left;
  if (others === 0) throw refuse('STYLIST_LAST', { params: { name } });
  if (count > 0) throw refuse('STYLIST_HAS_VISITS', { params: { name, count, waiting } });
  if (state === null && hadVisits) throw refuse('STYLIST_HAD_VISITS', { params: { name } });
}

/** Weekly hours and time away would be deleted with the stylist: each of their changes is undone first. */
async function assertNoHoursLost(tx: EntityManager, id: string): Promise<void> {
  const [changed] = await tx.query<{ name: string }[]>(
    `SELECT "name" FROM booking.stylist WHERE "id" = $1 AND ${hasOtherHours('stylist."id"')}`,
    [id],
  );
  if (changed) throw refuse('STYLIST_HAS_HOURS', { params: changed });
}

async function assertAccountFree(tx: EntityManager, id: string, { accountEmail, leftAt }: StylistState): Promise<void> {
  if (accountEmail === '' || leftAt !== null) return;
  const [other] = await tx.query<{ name: string }[]>(
    'SELECT "name" FROM booking.stylist WHERE "accountEmail" = $2 AND "id" <> $1 AND "leftAt" IS NULL',
    [id, accountEmail],
  );
  if (other) throw refuse('STYLIST_ACCOUNT_TAKEN', { params: other });
}

/** The ids of all stylists in the order of the site; archived ones too. */
export const stylistOrder: SalonSubject<string[]> = {
  name: 'stylistOrder',
  // Who has come since stays last, where new stylists are added.
  complete: (ids, current) => [
    ...ids.filter((id) => current?.includes(id)),
    ...(current ?? []).filter((id) => !ids.includes(id)),
  ],
  read: async (tx) => {
    const rows = await tx.query<{ id: string }[]>('SELECT "id" FROM booking.stylist ORDER BY "position", "id"');
    return rows.map(({ id }) => id);
  },
  write: async (tx, _id, ids) => {
    await tx.query(
      `UPDATE booking.stylist SET "position" = wanted.at - 1 FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, at)
       WHERE stylist."id" = wanted.id`,
      [ids],
    );
  },
};

export const ORDER_ID = ALL;
