import { Injectable } from '@nestjs/common';
import { type DayVisit, moveReasonText, type SalonDay, type SalonWeek } from '@salon/contracts';
import { addDays, Clock, isLocalDay, minutesOf, timeOf, toLkr, without } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { withMoves } from '../admin-actions/visit-moves.view.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { SELECT_APPOINTMENT } from '../appointments/appointments.queries.js';
import { unnotedFields } from '../closing/given-back.queries.js';
import { notesOfVisits } from '../customers/customer-notes.queries.js';
import { SharedReads } from '../database/shared-reads.js';
import { deskMoveRefusal } from '../impact/outside.rules.js';
import { overpaidCents } from '../policy/policy.rules.js';
import { invalid } from '../request/request.rules.js';
import { type SalonCalendar, todayOf } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { WHOLE_DAY } from '../salon/spans.rules.js';
import { asBusy, visitSpan } from '../slots/busy.rules.js';
import { asTimes, type Absence, dayColumns } from './day-columns.rules.js';

const VISITS = `
  ${SELECT_APPOINTMENT}
  WHERE "day" BETWEEN $1 AND $2 AND "status" <> 'cancelled' AND ("status" <> 'pending' OR "holdUntil" > $3)
    AND ($4::uuid IS NULL OR "stylistId" = $4)
  ORDER BY "startTime", appointment."number"`;
/** By a person, not expired or replaced holds. Found by the index of statuses, as in reports/roll-up.ts. */
const CANCELLED = `
  SELECT "day"::text AS "day", count(*)::int AS "count" FROM booking.appointment
  WHERE "status" = 'cancelled' AND "cancelReason" IN ('customer', 'salon')
    AND "startsAt" BETWEEN $1::date - 1 AND $2::date + 2 AND "day" BETWEEN $1 AND $2
  GROUP BY "day"`;
const ABSENCES = `
  SELECT "id", "stylistId", "kind", "hours", "note", "from"::text, "to"::text FROM booking.hours_exception
  WHERE "kind" <> 'extra' AND "from" <= $2 AND "to" >= $1 AND ($3::uuid IS NULL OR "stylistId" = $3)
  ORDER BY "id"`;
const WEEK = 7;

@Injectable()
export class DayQueries {
  private readonly shared = new SharedReads<SalonDay>();

  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /** The working stylists and bookings of a day. @throws DomainError `invalid` for an invalid day */
  day(date: unknown): Promise<SalonDay> {
    return this.shared.of(String(date), async () => {
      const [day] = await this.days(date, 1);
      if (!day) throw new Error('a day was not read');
      return day;
    });
  }

  /**
   * Seven days of one stylist, by default of the first in the salon's order.
   * @throws DomainError `invalid` for an invalid day
   */
  async week(from: unknown, stylistId: string | undefined): Promise<SalonWeek> {
    const { stylists } = await this.salon.current();
    const shown = stylists.find(({ id }) => id === stylistId) ?? stylists[0];
    const days = await this.days(from, WEEK, shown?.id);
    return {
      stylist: shown?.id ?? null,
      stylists: stylists.map(({ id, name }) => ({ _id: id, name })),
      days: days.map((day) => ({
        ...day,
        stylists: day.stylists.filter(({ _id }) => _id === shown?.id),
        visits: day.visits.filter(({ stylist }) => stylist._id === shown?.id),
      })),
    };
  }

  /** @param stylistId with the visits and absences of this stylist only */
  private async days(first: unknown, count: number, stylistId?: string): Promise<SalonDay[]> {
    if (!isLocalDay(first)) throw invalid('date', { reason: 'filterDay' });
    const now = this.clock.now();
    const dates = Array.from({ length: count }, (_, at) => addDays(first, at));
    const [calendar, rows, cancelled, absences] = await Promise.all([
      this.salon.current(undefined, first, dates.at(-1)),
      this.db.query<AppointmentRecord[]>(VISITS, [first, dates.at(-1), now, stylistId]),
      this.db.query<{ day: string; count: number }[]>(CANCELLED, [first, dates.at(-1)]),
      this.db.query<(Absence & { from: string; to: string })[]>(ABSENCES, [first, dates.at(-1), stylistId]),
    ]);
    const [notes, unnoted] = await Promise.all([notesOfVisits(this.db, rows), unnotedFields(this.db, rows)]);
    const today = todayOf(now, calendar.settings);
    return dates.map((date) => {
      const booked = rows.filter(({ day }) => day === date);
      const absencesThen = absences.filter(({ from, to }) => from <= date && date <= to);
      return {
        date,
        today,
        closed: calendar.closures.get(date) ?? null,
        stylists: dayColumns(calendar, date, booked, absencesThen),
        visits: booked.map((row) => ({
          ...asDayVisit(row, calendar, now),
          ...unnoted.get(row.id),
          customerNotes: notes.get(row.id) ?? null,
        })),
        cancelled: cancelled.find(({ day }) => day === date)?.count ?? 0,
      };
    });
  }
}

function asDayVisit(row: AppointmentRecord, calendar: SalonCalendar, now: Date): Omit<DayVisit, 'customerNotes'> {
  const [start, end] = [minutesOf(row.startTime), minutesOf(row.startTime) + row.minutes];
  const span = visitSpan(start, row.minutes, asBusy(row.busy, row.minutes));
  const refusal = deskMoveRefusal(calendar, row, now);
  const overpaid = overpaidCents(row);
  return {
    ...withMoves(row, now),
    origin: row.origin,
    note: row.note,
    freeMiddles: without([{ start, end }], span.busy).map(asTimes),
    bufferEnd: span.end > end ? timeOf(span.end % WHOLE_DAY.end) : null,
    moveNeedsReason: refusal && moveReasonText(refusal),
    ...(overpaid > 0 && { overpaid: toLkr(overpaid) }),
  };
}
