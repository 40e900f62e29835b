import type { LocalDay, LocalTime } from '@salon/kernel';
import type { DataSource, EntityManager } from 'typeorm';
import { overlaps } from '../salon/spans.rules.js';
import { type Busy, occupied } from './busy.rules.js';

/** Another visit, an unpaid hold, or time that the desk has blocked. */
export type Obstacle = { from: LocalTime; to: LocalTime } & (
  { reason: 'visit' | 'held'; who: string } | { reason: 'block'; note: string }
);

interface Needed {
  date: LocalDay;
  stylistId: string;
  /** When the visit occupies the stylist, in minutes of the day. */
  busy: Busy;
  /** The visit that is being changed. */
  exceptId: string | null;
  now: Date;
}

interface Occupying {
  kind: 'visit' | 'held' | 'block';
  startTime: LocalTime;
  endTime: LocalTime;
  busy: [number, number][] | null;
  /** Who is booked, or why it is blocked. */
  words: string;
}

const OCCUPYING = `
  SELECT CASE "status" WHEN 'pending' THEN 'held' ELSE 'visit' END AS "kind", "startTime", "endTime", "busy",
    "customerName" AS "words" FROM booking.appointment
  WHERE "day" = $1 AND "stylistId" = $2 AND "status" <> 'cancelled' AND "id" IS DISTINCT FROM $3
    AND ("status" <> 'pending' OR "holdUntil" > $4)
  UNION ALL
  SELECT 'block', "hours"->>'start', "hours"->>'end', NULL, "note" FROM booking.hours_exception
  WHERE "kind" = 'block' AND "to" = $1 AND "stylistId" = $2
  ORDER BY "startTime"`;

/**
 * The first that occupies the stylist in a part of the needed time, and how many minutes of that part are left when it
 * begins; null for none.
 */
export async function obstacleAt(
  db: DataSource | EntityManager,
  { date, stylistId, busy, exceptId, now }: Needed,
): Promise<{ obstacle: Obstacle; missing: number } | null> {
  for (const each of await db.query<Occupying[]>(OCCUPYING, [date, stylistId, exceptId, now]))
    for (const part of occupied(each)) {
      const own = busy.find((span) => overlaps(part, span));
      if (own) return { obstacle: asObstacle(each), missing: own.end - Math.max(own.start, part.start) };
    }
  return null;
}

function asObstacle({ kind, startTime: from, endTime: to, words }: Occupying): Obstacle {
  return kind === 'block' ? { reason: kind, note: words, from, to } : { reason: kind, who: words, from, to };
}
