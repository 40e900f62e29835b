import { type LocalDay, type LocalTime, minutesOf } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
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

/** When whose time is taken: what a plan needs of it. */
export type Stretch = Pick<Sold, 'stylistId' | 'startTime' | 'endTime'>;

/** SQL that lists every appointment of the days between two expressions that is not cancelled, over the index of days. */
const soldSql = (from: string, to: string): string => `
  SELECT "id", "day"::text, "stylistId", "startTime", "endTime", CASE "status" WHEN 'pending' THEN "holdUntil" END AS "holdUntil", CASE "status" WHEN 'pending' THEN "customerId" END AS "holder"
  FROM booking.appointment WHERE "day" BETWEEN ${from} AND ${to} AND "status" <> 'cancelled'`;

/** SQL of one value: the stretches that are sold of the day of an expression, as a JSON list; of unpaid holds only those for which the condition `held` is true. */
export const soldJson = (day: string, held: string): string => `
  (SELECT coalesce(json_agg(json_build_object('stylistId', "stylistId", 'startTime', "startTime", 'endTime', "endTime")), '[]')
  FROM (${soldSql(day, day)}) sold WHERE "holdUntil" IS NULL OR (${held}))`;

const SOLD = prepared(soldSql('$1', '$2'));

/** Every appointment of those days that is not cancelled, read now. */
export const soldBetween = (db: DataSource | EntityManager, from: LocalDay, to: LocalDay): Promise<Sold[]> =>
  db.query<Sold[]>(SOLD, [from, to]);

/** What of it nobody else can have: a hold that has run out takes nothing, nor does the asker's own. */
export function takenOf(
  sold: readonly Sold[],
  { now, customerId, exceptId }: Omit<TakenQuestion, 'from' | 'to'>,
): Taken {
  const days = new Map<LocalDay, Sold[]>();
  for (const each of sold) {
    const { id, day, holdUntil, holder } = each;
    if (id === exceptId) continue;
    if (holdUntil !== null && (holdUntil <= now || holder === customerId)) continue;
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  return new Map([...days].map(([day, ofDay]) => [day, spansOf(ofDay)]));
}

/** Spans by stylist of what is sold of one day. */
export function spansOf(sold: readonly Stretch[]): Map<string, Span[]> {
  const spans = new Map<string, Span[]>();
  for (const { stylistId, startTime, endTime } of sold)
    spans.set(stylistId, [...(spans.get(stylistId) ?? []), { start: minutesOf(startTime), end: minutesOf(endTime) }]);
  return spans;
}

/** What is sold of those days, read now. */
export const takenSpans = async (db: DataSource | EntityManager, question: TakenQuestion): Promise<Taken> =>
  takenOf(await soldBetween(db, question.from, question.to), question);

export const NOTHING_TAKEN: ReadonlyMap<string, readonly Span[]> = new Map();
