import { Injectable } from '@nestjs/common';
import { type Availability, type FreeDay, type NextFreeToday, refuse, VISIT, type VisitLine } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { serviceRefusal } from '../catalog/offered.rules.js';
import { asObject, checkDay, checkLines, checkStylist, invalid } from '../request/request.rules.js';
import { type BookingWindow, bookingWindowOf, type SalonCalendar } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { asBusy, busyOf, type Timing } from './busy.rules.js';
import { freeDaysOf, monthSpan } from './month.rules.js';
import { nextFreeTime } from './next-free.js';
import { planDay, type RequestedVisit, type Wanted, whyUnbookable } from './slots.rules.js';
import { takenOn, takenSpans } from './taken.queries.js';
import { checkLength, minutesOfLines } from './visit-length.rules.js';

@Injectable()
export class SlotsQueries {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly catalog: CatalogClient,
    private readonly clock: Clock,
  ) {}

  /**
   * The possible start times of a day, the reasons of unavailable ones, and the next free time if there is none.
   * @param customerId the caller: their own unpaid hold counts as free
   * @throws DomainError `invalid` for a malformed request
   */
  async search(body: unknown, customerId: string | null): Promise<Availability> {
    const { date, services, stylistId } = asObject(body);
    const now = this.clock.now();
    const calendar = await this.salon.calendar();
    const bookingWindow = bookingWindowOf(now, calendar.settings);
    const day = checkDay(date, bookingWindow);
    const wanted = { ...(await this.visit(services)), date: day, stylistId: checkStylist(stylistId) };
    const taken = await takenOn(this.db, day, { now, customerId });
    const plan = planDay(calendar, wanted, taken, bookingWindow);
    const unbookable = wanted.stylistId === undefined ? whyUnbookable(calendar, wanted.serviceIds) : null;
    const nextFree =
      plan.starts.length > 0 || unbookable !== null
        ? null
        : await this.nextFree(calendar, wanted, { customerId, now, bookingWindow });
    return {
      date: day,
      availableSlots: plan.starts,
      blocked: plan.blocked,
      closed: plan.closed,
      nextFree,
      ...(unbookable !== null && { unbookable }),
      minutes: wanted.minutes,
    };
  }

  /** The days of a month. @throws DomainError `invalid` unless `month` is `yyyy-MM` */
  async days(body: unknown, customerId: string | null): Promise<FreeDay[]> {
    const { month, services, stylistId } = asObject(body);
    const now = this.clock.now();
    const calendar = await this.salon.calendar();
    const bookingWindow = bookingWindowOf(now, calendar.settings);
    const span = monthSpan(month);
    if (!span) throw invalid('month', { reason: 'month' });
    const wanted = { ...(await this.visit(services)), stylistId: checkStylist(stylistId) };
    const taken = await takenSpans(this.db, { ...span, now, customerId });
    return freeDaysOf(calendar, { ...wanted, ...span }, taken, bookingWindow);
  }

  /**
   * The first free time left today, with any stylist, for one of `service` or, without it, a visit of the usual length;
   * null when there is none.
   */
  async nextToday(body: unknown): Promise<NextFreeToday | null> {
    const { service } = asObject(body);
    const now = this.clock.now();
    const calendar = await this.salon.calendar();
    const bookingWindow = bookingWindowOf(now, calendar.settings);
    const visit = service === undefined ? usualVisit() : await this.visit([{ service }]);
    const taken = await takenOn(this.db, bookingWindow.today, { now, customerId: null });
    const [time] = planDay(calendar, { ...visit, date: bookingWindow.today }, taken, bookingWindow).starts;
    return time === undefined ? null : { date: bookingWindow.today, time };
  }

  private async visit(services: unknown): Promise<RequestedVisit> {
    const lines = checkLines(services);
    const timings = await this.timingsOf(lines);
    const minutes = checkLength(minutesOfLines(timings));
    return { minutes, busy: busyOf(timings), serviceIds: lines.map(({ service }) => service) };
  }

  private async timingsOf(lines: readonly VisitLine[]): Promise<Timing[]> {
    const known = await this.catalog.lookupCached(lines.map(({ service }) => service));
    return lines.map(({ service, quantity }) => {
      const found = known.get(service);
      if (!found || serviceRefusal(found)) throw refuse('VISIT_SERVICE_GONE');
      return { ...found, quantity };
    });
  }

  private nextFree(
    calendar: SalonCalendar,
    wanted: Wanted,
    { customerId, now, bookingWindow }: { customerId: string | null; now: Date; bookingWindow: BookingWindow },
  ): Promise<Availability['nextFree']> {
    return nextFreeTime({
      after: wanted.date,
      lastDay: bookingWindow.lastDay,
      takenSpans: (from, to) => takenSpans(this.db, { from, to, now, customerId }),
      startsOn: (date, taken) => planDay(calendar, { ...wanted, date }, taken, bookingWindow).starts,
    });
  }
}

const usualVisit = (minutes: number = VISIT.defaultMinutes): RequestedVisit => ({
  minutes,
  busy: asBusy(null, minutes),
  serviceIds: [],
});
