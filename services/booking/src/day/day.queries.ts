import { Injectable } from '@nestjs/common';
import type { DayStylist, SalonDay } from '@salon/contracts';
import { Clock, isLocalDay, type LocalDay, timeOf } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { movesOf } from '../admin-actions/admin-action.rules.js';
import { type AppointmentRecord, asAppointment } from '../appointments/appointment.view.js';
import { SELECT } from '../appointments/appointments.queries.js';
import { bookingWindowOf, type SalonCalendar, shiftsOn } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { invalid } from '../slots/visit.rules.js';

const VISITS = `${SELECT} WHERE "day" = $1 AND ("status" <> 'pending' OR "holdUntil" > $2)
  ORDER BY "startTime", appointment."number"`;

@Injectable()
export class DayQueries {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /** Who works on a day and what is booked. @throws DomainError `invalid` for what is no day */
  async day(date: unknown): Promise<SalonDay> {
    if (!isLocalDay(date)) throw invalid('date', { reason: 'filterDay' });
    const now = this.clock.now();
    const [calendar, rows] = await Promise.all([
      this.salon.calendar(),
      this.db.query<AppointmentRecord[]>(VISITS, [date, now]),
    ]);
    const booked = rows.filter(({ status }) => status !== 'cancelled');
    return {
      date,
      today: bookingWindowOf(now, calendar.settings).today,
      closed: calendar.closures.get(date) ?? null,
      stylists: columnsOf(calendar, date, booked),
      visits: booked.map((row) => ({ ...asAppointment(row), moves: movesOf(row, now) })),
      cancelled: rows.length - booked.length,
    };
  }
}

/** Who works that day, and whoever has a visit all the same: off, on leave, or no longer with the salon. */
function columnsOf(
  { stylists, closures }: SalonCalendar,
  date: LocalDay,
  booked: readonly AppointmentRecord[],
): DayStylist[] {
  const busy = new Map(booked.map(({ stylistId, stylistName }) => [stylistId, stylistName]));
  const columns = stylists
    .map((stylist) => ({
      _id: stylist.id,
      name: stylist.name,
      picture: stylist.picture,
      shifts: closures.has(date)
        ? []
        : shiftsOn(stylist, date).map(({ start, end }) => ({ start: timeOf(start), end: timeOf(end % (24 * 60)) })),
    }))
    .filter(({ _id, shifts }) => shifts.length > 0 || busy.has(_id));
  const known = new Set(columns.map(({ _id }) => _id));
  const others = [...busy].filter(([id]) => !known.has(id));
  return [...columns, ...others.map(([_id, name]) => ({ _id, name, picture: null, shifts: [] }))];
}
