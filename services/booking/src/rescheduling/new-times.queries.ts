import { Injectable } from '@nestjs/common';
import { type Availability, blockedTexts, type FreeDay, isUnplaced } from '@salon/contracts';
import { Clock, type LocalDay, type Span } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { assertReadable, appointmentById } from '../appointments/appointments.queries.js';
import { customerWithFreeHold } from '../policy/reschedule.rules.js';
import { checkDay, checkStylist, invalid } from '../request/request.rules.js';
import type { BookingWindow, SalonCalendar } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { freeDaysOf, monthSpan } from '../slots/month.rules.js';
import { nextFreeTime } from '../slots/next-free.js';
import { type DayPlan, planDay } from '../slots/slots.rules.js';
import { NOTHING_TAKEN, type Taken, takenSpans } from '../slots/taken.queries.js';
import { wantedOf } from '../appointments/wanted.js';
import { windowOfCaller } from './window-of-caller.rules.js';

interface Search {
  row: AppointmentRecord;
  calendar: SalonCalendar;
  bookingWindow: BookingWindow;
  now: Date;
  /** Times of this stylist only. */
  stylistId?: string | undefined;
}

/** As given by the caller. */
interface NewTimes {
  date: unknown;
  stylistId?: unknown;
}

/**
 * The possible new times of a booked visit: its services and minutes stay as booked, and its own time counts as free
 * (decision C10). The desk also reads times within the lead time.
 */
@Injectable()
export class NewTimesQueries {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * The times of a day, the reasons of unavailable ones, and the next free time if there is none.
   * @throws DomainError `not_found`, `invalid`
   */
  async day(id: string, { date, stylistId }: NewTimes, caller: Caller): Promise<Availability> {
    const search = { ...(await this.begin(id, caller)), stylistId: checkStylist(stylistId) };
    const day = checkDay(date, search.bookingWindow);
    const { starts, blocked, closed } = planOf(
      search,
      day,
      (await this.taken(search, day, day)).get(day) ?? NOTHING_TAKEN,
    );
    const nextFree = starts.length > 0 ? null : await this.nextFree(search, day);
    return { date: day, availableSlots: starts, blocked, closed, nextFree, minutes: search.row.minutes };
  }

  /** The days of a month. @throws DomainError `not_found`, `invalid` unless `month` is `yyyy-MM` */
  async month(id: string, month: unknown, caller: Caller): Promise<FreeDay[]> {
    const search = await this.begin(id, caller);
    const span = monthSpan(month);
    if (!span) throw invalid('month', { reason: 'month' });
    return freeDaysOf(
      search.calendar,
      { ...wantedOf(search.row), ...span },
      await this.taken(search, span.from, span.to),
      search.bookingWindow,
    );
  }

  private async begin(id: string, caller: Caller): Promise<Search> {
    const row = await appointmentById(this.db, id);
    assertReadable(row, caller);
    const now = this.clock.now();
    const calendar = await this.salon.calendar();
    return { row, calendar, now, bookingWindow: windowOfCaller(calendar, row, caller, now) };
  }

  private taken({ row, now }: Search, from: LocalDay, to: LocalDay): Promise<Taken> {
    return takenSpans(this.db, { from, to, now, customerId: customerWithFreeHold(row), exceptId: row.id });
  }

  private nextFree(search: Search, after: LocalDay): Promise<Availability['nextFree']> {
    return nextFreeTime({
      after,
      lastDay: search.bookingWindow.lastDay,
      takenSpans: (from, to) => this.taken(search, from, to),
      startsOn: (date, taken) => planOf(search, date, taken).starts,
    });
  }
}

/** The day's plan without the current time of the visit, which is not a new time. */
function planOf(
  { row, calendar, bookingWindow, stylistId }: Search,
  date: LocalDay,
  taken: ReadonlyMap<string, readonly Span[]>,
): Pick<DayPlan, 'starts' | 'blocked' | 'closed'> {
  const { starts, blocked, closed } = planDay(calendar, { ...wantedOf(row), date, stylistId }, taken, bookingWindow);
  if (date !== row.day || isUnplaced(row) || !starts.includes(row.startTime)) return { starts, blocked, closed };
  return {
    starts: starts.filter((time) => time !== row.startTime),
    blocked: [...blocked, { time: row.startTime, code: 'CURRENT', text: blockedTexts.CURRENT }],
    closed,
  };
}
