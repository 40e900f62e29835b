import { Injectable } from '@nestjs/common';
import {
  type HoursChange,
  type HoursImpact,
  type HoursPlan,
  type KeptVisit,
  type OutsideVisit,
  type OutsideVisits,
} from '@salon/contracts';
import { addDays, Clock, type LocalDay, toLkr } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { type AppointmentRecord, displayId } from '../appointments/appointment.view.js';
import { SELECT_APPOINTMENT } from '../appointments/appointments.queries.js';
import { cancellingCosts } from '../appointments/visit-options.view.js';
import { closuresOf, withChange } from '../hours/hours-change.rules.js';
import { assertFine, hoursRequestOf } from '../hours/hours-request.js';
import { warningsOf } from '../hours/hours-warnings.rules.js';
import { unknownStylist } from '../hours/save-hours.js';
import { type SalonCalendar, todayOf } from '../salon/calendar.rules.js';
import { deskWindowOf } from '../salon/desk-window.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { asPlan } from '../salon/stored-hours.rules.js';
import { takenSpans } from '../slots/taken.queries.js';
import { isLeftOutside } from './kept.rules.js';
import { choicesOf, isOutside, NEARBY_DAYS, outsideOf, type PlacedVisit, whyOutside } from './outside.rules.js';

type KeptRecord = PlacedVisit & Pick<AppointmentRecord, 'bookedOn' | 'number' | 'customerName'>;

/** Maximum number of visits described at once. */
const SHOWN = 200;

const IS_KEPT = `EXISTS (
  SELECT FROM booking.kept_outside kept WHERE kept."appointmentId" = appointment."id"
    AND kept."stylistId" = appointment."stylistId" AND kept."startsAt" = appointment."startsAt")`;
/** Upcoming booked visits that were not deliberately kept with their stylist at their time. */
const BOOKED = `
  SELECT appointment."id", appointment."stylistId", "day"::text AS "day", "startTime", "endTime", "busy"
  FROM booking.appointment
  WHERE "status" = 'confirmed' AND "startsAt" > $1 AND NOT ${IS_KEPT}
  ORDER BY "startsAt", "id"`;
/** Those that were. */
const KEPT = `
  SELECT appointment."id", appointment."stylistId", "bookedOn"::text AS "bookedOn", "number",
         "day"::text AS "day", "startTime", "endTime", "busy", "customerName"
  FROM booking.appointment
  WHERE "status" = 'confirmed' AND "startsAt" > $1 AND ${IS_KEPT}
  ORDER BY "startsAt", "id"`;

/**
 * Booked visits outside the hours: now, or after a change. They are computed, never stored, so that none can be missed
 * (ADR-0042).
 */
@Injectable()
export class OutsideVisitsQueries {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /** The open tasks. */
  async open(): Promise<OutsideVisits> {
    const calendar = await this.salon.current();
    return this.described(await this.outside(calendar), calendar);
  }

  /** The number of open tasks. */
  async count(): Promise<number> {
    return (await this.outside(await this.salon.current())).length;
  }

  /** The number of open tasks, when some were within the hours of `before`; else 0. */
  async countSince(before: SalonCalendar): Promise<number> {
    const all = await this.outside(await this.salon.current());
    return all.some((visit) => !isOutside(before, visit)) ? all.length : 0;
  }

  /**
   * Visits that are within the hours now and would be outside after a change; also those that were kept outside the
   * hours once, and of the days it closes how many wait for a decision already.
   * @throws DomainError `invalid` as when it is saved
   */
  async impact(body: unknown): Promise<HoursImpact> {
    const before = await this.salon.current();
    const { change } = hoursRequestOf(body, todayOf(this.clock.now(), before.settings));
    assertFine(unknownStylist(change, before));
    const after = withChange(before, change);
    const all = await this.outside(after);
    const outside = all.filter((visit) => !isOutside(before, visit));
    const closing = closedBy(change);
    const waiting = all.filter((visit) => isOutside(before, visit) && closing.includes(visit.day)).length;
    const kept = await this.kept((visit) => closing.includes(visit.day) || isLeftOutside(visit, before, after));
    return {
      ...(await this.described(outside, after)),
      warnings: await this.warnings(change, before),
      ...(waiting > 0 && { waiting }),
      ...(kept.length > 0 && { kept }),
    };
  }

  private async kept(isAffected: (visit: PlacedVisit) => boolean): Promise<KeptVisit[]> {
    const rows = await this.db.query<KeptRecord[]>(KEPT, [this.clock.now()]);
    return rows.filter(isAffected).map((row) => ({
      appointmentId: displayId(row),
      date: row.day,
      startTime: row.startTime,
      customerName: row.customerName,
    }));
  }

  private async outside(calendar: SalonCalendar): Promise<PlacedVisit[]> {
    return outsideOf(calendar, await this.db.query<PlacedVisit[]>(BOOKED, [this.clock.now()]));
  }

  private async warnings(change: HoursChange, calendar: SalonCalendar): Promise<string[]> {
    const own = await this.db.query<HoursPlan[]>(
      'SELECT "validFrom"::text, "week" FROM booking.week_plan WHERE "stylistId" IS NULL ORDER BY "validFrom"',
    );
    return warningsOf(change, calendar, own.map(asPlan));
  }

  private async described(outside: readonly PlacedVisit[], calendar: SalonCalendar): Promise<OutsideVisits> {
    const shown = outside.slice(0, SHOWN);
    const [first, last] = [shown[0], shown.at(-1)];
    if (!first || !last) return { visits: [], total: 0 };
    const now = this.clock.now();
    const rows = await this.db.query<AppointmentRecord[]>(
      `${SELECT_APPOINTMENT} WHERE appointment."id" = ANY ($1) ORDER BY "startsAt", appointment."id"`,
      [shown.map(({ id }) => id)],
    );
    const choosing = {
      calendar,
      bookingWindow: deskWindowOf(now, calendar.settings),
      taken: await takenSpans(this.db, {
        from: addDays(first.day, -NEARBY_DAYS),
        to: addDays(last.day, NEARBY_DAYS),
        now,
        customerId: null,
      }),
    };
    const describe = (row: AppointmentRecord): OutsideVisit => ({
      ...asOutsideVisit(row, now),
      why: whyOutside(calendar, row),
      ...choicesOf({ ...row, serviceIds: row.lines.map(({ serviceId }) => serviceId) }, choosing),
    });
    return { visits: rows.map(describe), total: outside.length };
  }
}

const closedBy = (change: HoursChange): LocalDay[] =>
  change.subject === 'closure' ? (closuresOf(change) ?? []).map(({ day }) => day) : [];

const asOutsideVisit = (row: AppointmentRecord, now: Date) => ({
  _id: row.id,
  appointmentId: displayId(row),
  date: row.day,
  startTime: row.startTime,
  endTime: row.endTime,
  customerName: row.customerName,
  customerEmail: row.customerEmail,
  stylist: { _id: row.stylistId, name: row.stylistName },
  services: row.lines.map(({ title }) => title),
  refund: toLkr(cancellingCosts(row, 'salon', now).refundCents),
  ...(row.deskPaidCents !== 0 && { deskPaid: toLkr(row.deskPaidCents) }),
});
