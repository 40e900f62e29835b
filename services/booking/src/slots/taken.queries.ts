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

/** A stretch of a stylist's time that an appointment takes, or took while it was held. */
export interface Sold {
  id: string;
  day: LocalDay;
  stylistId: string;
  startTime: LocalTime;
  endTime: LocalTime;
  /** Of an unpaid hold: when it runs out, and whose it is. Null for what is sold. */
  holdUntil: Date | null;
  holder: string | null;
}

/** Every appointment of those days that is not cancelled, in one SQL over the index of days. */
export const soldBetween = (db: DataSource | EntityManager, from: LocalDay, to: LocalDay): Promise<Sold[]> =>
  db.query<Sold[]>(
    `SELECT "id", "day"::text, "stylistId", "startTime", "endTime", CASE "status" WHEN 'pending' THEN "holdUntil" END AS "holdUntil", CASE "status" WHEN 'pending' THEN "customerId" END AS "holder"
     FROM booking.appointment WHERE "day" BETWEEN $1 AND $2 AND "status" <> 'cancelled'`,
    [from, to],
  );

/** What of it nobody else can have: a hold that has run out takes nothing, nor does the asker's own. */
export function takenOf(sold: readonly Sold[], { now, customerId, exceptId }: Omit<TakenQuestion, 'from' | 'to'>): Taken {
  const taken = new Map<LocalDay, Map<string, Span[]>>();
  for (const { id, day, stylistId, startTime, endTime, holdUntil, holder } of sold) {
    if (id === exceptId) continue;
    if (holdUntil !== null && (holdUntil <= now || holder === customerId)) continue;
    const stylists = taken.get(day) ?? new Map<string, Span[]>();
    taken.set(day, stylists.set(stylistId, [...(stylists.get(stylistId) ?? []), { start: minutesOf(startTime), end: minutesOf(endTime) }]));
  }
  return taken;
}

/** What is sold of those days, read now. */
export const takenSpans = async (db: DataSource | EntityManager, question: TakenQuestion): Promise<Taken> =>
  takenOf(await soldBetween(db, question.from, question.to), question);

export const NOTHING_TAKEN: ReadonlyMap<string, readonly Span[]> = new Map();
