import type { ExceptionKind, RefusalParams, TimeSpan } from '@salon/contracts';
import { type LocalDay, type LocalTime, type Span, timeOf } from '@salon/kernel';
import type { DataSource, EntityManager } from 'typeorm';
import { doesAll } from '../salon/calendar.rules.js';
import { overlaps, WHOLE_DAY } from '../salon/spans.rules.js';
import { spanOfHours } from '../salon/stored-hours.rules.js';
import { occupied, type VisitSpan } from '../slots/busy.rules.js';
import type { RequestedVisit } from '../slots/slots.rules.js';
import { type DeskDay, isOver } from './free-places.rules.js';

type Conflict = RefusalParams<'DESK_PLACE_TAKEN'>;

interface Booked {
  customerName: string;
  status: string;
  startTime: LocalTime;
  endTime: LocalTime;
  busy: [number, number][] | null;
}

interface Absence {
  kind: ExceptionKind;
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
  const booked = await visitAt(db, date, wanted);
  if (booked) {
    const { customerName: who, status, startTime: from, endTime: to } = booked;
    return { reason: status === 'pending' ? 'held' : 'visit', name, who, from, to };
  }
  const absence = await absenceAt(db, date, wanted);
  if (!absence) return { reason: 'off', name };
  const { kind, hours, note } = absence;
  if (hours === null) return { reason: 'awayAllDay', name, note };
  return { reason: kind === 'block' ? 'block' : 'away', name, note, ...timesOf(spanOfHours(hours)) };
}

async function visitAt(
  db: DataSource | EntityManager,
  date: LocalDay,
  { stylistId, span, exceptId, now }: Wanted,
): Promise<Booked | undefined> {
  const visits = await db.query<Booked[]>(
    `SELECT "customerName", "status", "startTime", "endTime", "busy" FROM booking.appointment
     WHERE "day" = $1 AND "stylistId" = $2 AND "status" <> 'cancelled' AND "id" IS DISTINCT FROM $3
       AND ("status" <> 'pending' OR "holdUntil" > $4) ORDER BY "startTime"`,
    [date, stylistId, exceptId, now],
  );
  return visits.find((visit) => occupied(visit).some((part) => span.busy.some((each) => overlaps(part, each))));
}

async function absenceAt(
  db: DataSource | EntityManager,
  date: LocalDay,
  { stylistId, span }: Wanted,
): Promise<Absence | undefined> {
  const found = await db.query<Absence[]>(
    `SELECT "kind", "hours", "note" FROM booking.hours_exception
     WHERE "stylistId" = $2 AND "kind" <> 'extra' AND $1 BETWEEN "from" AND "to" ORDER BY "id"`,
    [date, stylistId],
  );
  return found.find(({ hours }) => overlaps(spanOfHours(hours), span));
}
