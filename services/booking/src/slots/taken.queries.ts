import { type LocalDay, type LocalTime, minutesOf } from '@salon/kernel';
import type { DataSource, EntityManager } from 'typeorm';
import type { Span } from '../salon/calendar.rules.js';

/** Spans by stylist by day. */
export type Taken = ReadonlyMap<LocalDay, ReadonlyMap<string, readonly Span[]>>;

export interface TakenQuestion {
  from: LocalDay;
  to: LocalDay;
  now: Date;
  /** Whose own unpaid hold counts as free, because a new booking replaces it; null for nobody. */
  customerId: string | null;
  /** The visit that is being moved: its own time counts as free. */
  exceptId?: string;
}

/** What is sold of those days, in one SQL over the index of days; a hold that has run out is not. */
export async function takenSpans(db: DataSource | EntityManager, { from, to, now, customerId, exceptId }: TakenQuestion): Promise<Taken> {
  const rows: { day: LocalDay; stylistId: string; startTime: LocalTime; endTime: LocalTime }[] = await db.query(
    `SELECT "day"::text, "stylistId", "startTime", "endTime" FROM booking.appointment
     WHERE "day" BETWEEN $1 AND $2 AND "status" <> 'cancelled'
       AND NOT ("status" = 'pending' AND ("holdUntil" <= $3 OR "customerId" IS NOT DISTINCT FROM $4::uuid))
       AND ($5::uuid IS NULL OR "id" <> $5)`,
    [from, to, now, customerId, exceptId ?? null],
  );
  const taken = new Map<LocalDay, Map<string, Span[]>>();
  for (const { day, stylistId, startTime, endTime } of rows) {
    const stylists = taken.get(day) ?? new Map<string, Span[]>();
    taken.set(day, stylists.set(stylistId, [...(stylists.get(stylistId) ?? []), { start: minutesOf(startTime), end: minutesOf(endTime) }]));
  }
  return taken;
}

export const NOTHING_TAKEN: ReadonlyMap<string, readonly Span[]> = new Map();
