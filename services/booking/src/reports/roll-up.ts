import { Injectable } from '@nestjs/common';
import { addDays, type LocalDay, toLocal } from '@salon/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { KEPT_STATUSES } from '../appointments/appointment.rules.js';
import { moneyBetween } from '../closing/day-money.queries.js';
import { unnotedOn } from '../closing/given-back.queries.js';
import { sqlList } from '../database/sql-list.js';
import { inTransaction } from '../database/transaction.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { COUNTED, type CountedVisit, type DayFigures, figuresOf, FORMAT } from './day-figures.rules.js';

/** Maximum days computed in one transaction. */
const BATCH = 7;

const LOCK = `SELECT pg_advisory_xact_lock(hashtext('booking.day_report'))`;
/** Marks applied in one transaction: an import of a large salon leaves one for each of its visits. */
export const MARKS_AT_ONCE = 5_000;
const MARKS = `
  DELETE FROM booking.report_mark WHERE ctid = ANY (ARRAY(SELECT ctid FROM booking.report_mark LIMIT ${MARKS_AT_ONCE}))
  RETURNING "day"::text, "customerId"`;
const FIRST_VISITS = `
  INSERT INTO booking.first_visit ("customerId", "day")
  SELECT "customerId", min("day") FROM booking.appointment
  WHERE "customerId" = ANY($1::uuid[]) AND "status" IN ${sqlList(KEPT_STATUSES)} GROUP BY "customerId"`;
/** Without figures, or with those of an older format; a newer one is that of the next release while it is deployed. */
const MISSING = `
  SELECT each::date::text AS "day" FROM generate_series($1::date, $2::date, interval '1 day') each
  WHERE NOT EXISTS (
    SELECT FROM booking.day_report
    WHERE "day" = each::date AND coalesce(("figures"->>'format')::int, 1) >= ${FORMAT}) ORDER BY each LIMIT ${BATCH}`;
const COLUMNS = ['"day"::text', ...Object.keys(COUNTED).map((name) => `"${name}"`)].join(', ');
/**
 * The index of days excludes cancelled visits; the index of statuses includes them by instant, which is within a day of
 * the salon day.
 */
const VISITS = `
  SELECT ${COLUMNS} FROM booking.appointment WHERE "day" = ANY($1::date[]) AND "status" <> 'cancelled'
  UNION ALL
  SELECT ${COLUMNS} FROM booking.appointment
  WHERE "status" = 'cancelled' AND "startsAt" BETWEEN $2::date - 1 AND $3::date + 2 AND "day" = ANY($1::date[])`;
const STORE = `
  INSERT INTO booking.day_report ("day", "figures")
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS counted ("day" date, "figures" jsonb)
  ON CONFLICT ("day") DO UPDATE SET "figures" = EXCLUDED."figures"`;

type VisitOfDay = CountedVisit & { day: LocalDay };

/**
 * Stores the figures of salon days. Only one roll-up runs at a time, so that an older figure never replaces a newer
 * one.
 */
@Injectable()
export class RollUp {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
  ) {}

  /**
   * Makes the figures of these days at least as new as the data committed at the call.
   * @param to included.
   * @param timeoutMs milliseconds after which it gives up.
   * @returns whether all days are computed
   */
  async run(from: LocalDay, to: LocalDay, timeoutMs = Infinity): Promise<boolean> {
    const until = performance.now() + timeoutMs;
    while ((await inTransaction(this.db, applyMarks)) === MARKS_AT_ONCE) if (performance.now() >= until) return false;
    const { zone } = (await this.salon.current()).settings;
    for (;;) {
      const counted = await inTransaction(this.db, (tx) => countMissing(tx, { from, to, zone }));
      if (counted === 0) return true;
      if (performance.now() >= until) return false;
    }
  }
}

/** Deletes the figures that some of the marks concern; returns the number of marks. */
async function applyMarks(tx: EntityManager): Promise<number> {
  await tx.query(LOCK);
  const [marks] = await tx.query<[{ day: LocalDay; customerId: string | null }[], number]>(MARKS);
  if (marks.length === 0) return 0;
  const customers = [...new Set(marks.flatMap(({ customerId }) => customerId ?? []))];
  await tx.query('DELETE FROM booking.day_report WHERE "day" = ANY($1::date[])', [
    [...new Set(marks.map(({ day }) => day))],
  ]);
  await tx.query('DELETE FROM booking.first_visit WHERE "customerId" = ANY($1::uuid[])', [customers]);
  await tx.query(FIRST_VISITS, [customers]);
  return marks.length;
}

/** Computes the first days of the range without figures; returns their number. */
async function countMissing(
  tx: EntityManager,
  { from, to, zone }: { from: LocalDay; to: LocalDay; zone: string },
): Promise<number> {
  await tx.query(LOCK);
  const missing = (await tx.query<{ day: LocalDay }[]>(MISSING, [from, to])).map(({ day }) => day);
  const [first] = missing;
  if (first === undefined) return 0;
  const days = missing.filter((day) => day < addDays(first, BATCH));
  const visits = byDay(await tx.query<VisitOfDay[]>(VISITS, [days, first, days.at(-1)]), ({ day }) => day);
  const money = byDay(
    await moneyBetween(tx, { from: first, to: days.at(-1) ?? first, zone }),
    (entry) => toLocal(entry.at, zone).day,
  );
  const counted: { day: LocalDay; figures: DayFigures & { format: number } }[] = [];
  for (const day of days) {
    const figures = figuresOf(visits.get(day) ?? [], money.get(day) ?? [], await unnotedOn(tx, day));
    counted.push({ day, figures: { format: FORMAT, ...figures } });
  }
  await tx.query(STORE, [JSON.stringify(counted)]);
  return days.length;
}

function byDay<Item>(items: readonly Item[], dayOf: (item: Item) => LocalDay): Map<LocalDay, Item[]> {
  const days = new Map<LocalDay, Item[]>();
  for (const item of items) {
    const day = dayOf(item);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(item);
    else days.set(day, [item]);
  }
  return days;
}
