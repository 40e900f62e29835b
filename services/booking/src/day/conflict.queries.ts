import type { RefusalParams, TimeSpan } from '@salon/contracts';
import { type LocalDay, type Span, timeOf } from '@salon/kernel';
import type { DataSource, EntityManager } from 'typeorm';
import { doesAll } from '../salon/calendar.rules.js';
import { overlaps, WHOLE_DAY } from '../salon/spans.rules.js';
import { spanOfHours } from '../salon/stored-hours.rules.js';
import type { VisitSpan } from '../slots/busy.rules.js';
import { obstacleAt } from '../slots/obstacle.queries.js';
import type { RequestedVisit } from '../slots/slots.rules.js';
import { type DeskDay, isOver } from './free-places.rules.js';

type Conflict = RefusalParams<'DESK_PLACE_TAKEN'>;

interface Absence {
  hours: TimeSpan | null;
  note: string;
}

interface Wanted {
  stylistId: string;
  span: VisitSpan;
  /** The visit that is being moved. */
  exceptId: string | null;
  now: Date;
}

const timesOf = ({ start, end }: Span) => ({ from: timeOf(start), to: timeOf(end % WHOLE_DAY.end) });

/** What occupies the stylist at a taken place, as text for the desk. */
export async function findConflict(
  db: DataSource | EntityManager,
  day: DeskDay,
  visit: RequestedVisit,
  wanted: Wanted,
): Promise<Conflict> {
  const { calendar, date } = day;
  const { stylistId, span } = wanted;
  const stylist = calendar.stylists.find(({ id }) => id === stylistId);
  const name = stylist?.name ?? '';
  const closed = calendar.closures.get(date);
  if (isOver(day, span.start + visit.minutes)) return { reason: 'over' };
  if (closed !== undefined) return { reason: 'closed', note: closed };
  if (stylist && !doesAll(stylist, visit.serviceIds)) return { reason: 'skill', name };
  const found = await obstacleAt(db, { ...wanted, date, busy: span.busy });
  if (found) return { ...found.obstacle, name };
  const absence = await absenceAt(db, date, wanted);
  if (!absence) return { reason: 'off', name };
  const { hours, note } = absence;
  if (hours === null) return { reason: 'awayAllDay', name, note };
  return { reason: 'away', name, note, ...timesOf(spanOfHours(hours)) };
}

async function absenceAt(
  db: DataSource | EntityManager,
  date: LocalDay,
  { stylistId, span }: Wanted,
): Promise<Absence | undefined> {
  const found = await db.query<Absence[]>(
    `SELECT "hours", "note" FROM booking.hours_exception
     WHERE "stylistId" = $2 AND "kind" NOT IN ('extra', 'block') AND $1 BETWEEN "from" AND "to" ORDER BY "id"`,
    [date, stylistId],
  );
  return found.find(({ hours }) => overlaps(spanOfHours(hours), span));
}
