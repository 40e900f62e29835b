import type { LocalDay, LocalTime } from '@salon/kernel';
import type { DataSource, EntityManager } from 'typeorm';
import { overlaps } from '../salon/spans.rules.js';
import { type Busy, occupied } from './busy.rules.js';
import { TAKING } from './taken.queries.js';

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

const OBSTACLES = `
  SELECT CASE "status" WHEN 'pending' THEN 'held' ELSE 'visit' END AS "kind", "startTime", "endTime", "busy",
    "customerName" AS "words" ${TAKING.visits} AND "stylistId" = $6
  UNION ALL
  SELECT 'block', "hours"->>'start', "hours"->>'end', NULL, "note" ${TAKING.blocks} AND "stylistId" = $6
  ORDER BY "startTime"`;

/**
 * The first that occupies the stylist in a part of the needed time, the minute of the day at which it does, and how
 * many minutes of that part are left then; null for none. Of a write the day is locked.
 */
export async function obstacleAt(
  db: DataSource | EntityManager,
  { date, stylistId, busy, exceptId, now }: Needed,
): Promise<{ obstacle: Obstacle; start: number; missing: number } | null> {
  for (const each of await db.query<Occupying[]>(OBSTACLES, [date, date, now, null, exceptId, stylistId]))
    for (const part of occupied(each)) {
      const own = busy.find((span) => overlaps(part, span));
      if (!own) continue;
      const start = Math.max(own.start, part.start);
      return { obstacle: asObstacle(each), start, missing: own.end - start };
    }
  return null;
}

function asObstacle({ kind, startTime: from, endTime: to, words }: Occupying): Obstacle {
  return kind === 'block' ? { reason: kind, note: words, from, to } : { reason: kind, who: words, from, to };
}
