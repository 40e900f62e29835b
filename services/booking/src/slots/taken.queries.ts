import type { LocalDay, LocalTime, Span } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { overlaps } from '../salon/spans.rules.js';
import { occupied } from './busy.rules.js';

/** Spans by stylist by day. */
export type Taken = ReadonlyMap<LocalDay, ReadonlyMap<string, readonly Span[]>>;

interface TakenQuery {
  from: LocalDay;
  to: LocalDay;
  now: Date;
  /** The customer whose own unpaid hold counts as free, because a new booking replaces it; null for none. */
  customerId: string | null;
  /** The visit that is being moved: its own time counts as free. */
  exceptId?: string;
}

export const NOTHING_TAKEN: ReadonlyMap<string, readonly Span[]> = new Map();

/**
 * SQL: what takes time on the days from $1 to $2 at the instant $3, without the hold of the customer $4 and the visit
 * $5: visits, and time blocked by the desk. Both are read under the lock of the day, while plans and leave may be
 * cached.
 */
export const TAKING = {
  visits: `
    FROM booking.appointment
    WHERE "day" BETWEEN $1 AND $2 AND "status" <> 'cancelled' AND "id" IS DISTINCT FROM $5
      AND ("status" <> 'pending' OR ("holdUntil" > $3 AND "customerId" IS DISTINCT FROM $4))`,
  blocks: `FROM booking.hours_exception WHERE "kind" = 'block' AND "to" BETWEEN $1 AND $2`,
};
const TAKEN = prepared(
  `SELECT "day"::text, "stylistId", "startTime", "endTime", "busy" ${TAKING.visits}
   UNION ALL
   SELECT "to"::text, "stylistId", "hours"->>'start', "hours"->>'end', NULL ${TAKING.blocks}`,
);

interface TakenTime {
  day: LocalDay;
  stylistId: string;
  startTime: LocalTime;
  endTime: LocalTime;
  busy: [number, number][] | null;
}

/** The taken time of those days, read now: an expired hold takes nothing, nor does the customer's own. */
export async function takenSpans(db: DataSource | EntityManager, query: TakenQuery): Promise<Taken> {
  const { from, to, now, customerId, exceptId = null } = query;
  const times = await db.query<TakenTime[]>(TAKEN, [from, to, now, customerId, exceptId]);
  const days = new Map<LocalDay, Map<string, Span[]>>();
  for (const time of times) {
    const { day, stylistId } = time;
    const stylists = days.get(day) ?? new Map<string, Span[]>();
    days.set(day, stylists.set(stylistId, [...(stylists.get(stylistId) ?? []), ...occupied(time)]));
  }
  return days;
}

/** The same for one day, by stylist. */
export async function takenOn(
  db: DataSource | EntityManager,
  day: LocalDay,
  query: Omit<TakenQuery, 'from' | 'to'>,
): Promise<ReadonlyMap<string, readonly Span[]>> {
  return (await takenSpans(db, { ...query, from: day, to: day })).get(day) ?? NOTHING_TAKEN;
}

/** Whether the stylist is booked or blocked in a part of the span. */
export const isTakenDuring = (taken: ReadonlyMap<string, readonly Span[]>, stylistId: string, span: Span): boolean =>
  (taken.get(stylistId) ?? []).some((each) => overlaps(each, span));
