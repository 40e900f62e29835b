import { Injectable } from '@nestjs/common';
import { type ChangedVisit, type DeskPlace, isUnplaced, refuse } from '@salon/contracts';
import { Clock, type LocalTime, minutesOf } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import { withMoves } from '../admin-actions/visit-moves.view.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { appointmentById } from '../appointments/appointments.queries.js';
import { lockWithDays } from '../appointments/lock-with-days.js';
import { lockOwnHold } from '../appointments/own-hold.js';
import { releaseOverdue } from '../appointments/release-overdue.js';
import { withOptions } from '../appointments/visit-options.view.js';
import { inTransaction } from '../database/transaction.js';
import { assertAsSeen, checkSeenIfGiven } from '../impact/as-seen.js';
import { isOutsideToCome } from '../impact/outside.rules.js';
import { assertShiftable, customerWithFreeHold } from '../policy/reschedule.rules.js';
import { asObject, checkDay, checkTime } from '../request/request.rules.js';
import { type SalonCalendar, stylistNameOf } from '../salon/calendar.rules.js';
import { deskWindowOf } from '../salon/desk-window.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { visitSpan } from '../slots/busy.rules.js';
import { type DayPlan, keepOrChoose, planDay } from '../slots/slots.rules.js';
import { isDoubleBooked } from '../slots/double-booking.js';
import { takenOn } from '../slots/taken.queries.js';
import { assertOfferedTime, slotTaken, visitTime } from '../slots/visit-time.rules.js';
import { type NewTime, takeNewTime } from './take-new-time.js';
import { wantedOf } from '../appointments/wanted.js';
import { windowOfCaller } from './window-of-caller.rules.js';

interface RescheduleRequest {
  caller: Caller;
  day: string;
  startTime: LocalTime;
  /** The caller has seen the visit without a time: refused when it has one by now. */
  unplaced: boolean;
  /** The place that the caller has seen: refused when it is elsewhere by now. */
  seen: DeskPlace | null;
  now: Date;
}

/** Reschedules a visit: the old time is freed and the new one booked in one transaction (decision C10). */
@Injectable()
export class RescheduleAppointment {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found`, `invalid` for a time that is never bookable, `conflict` with fresh times or with
   * the reason why it cannot be moved
   */
  async run(id: string, body: unknown, caller: Caller): Promise<ChangedVisit> {
    const now = this.clock.now();
    const { date, startTime, unplaced, from } = asObject(body);
    const { settings } = await this.salon.calendar();
    const request: RescheduleRequest = {
      caller,
      now,
      day: checkDay(date, deskWindowOf(now, settings)),
      startTime: checkTime(startTime),
      unplaced: unplaced === true,
      seen: checkSeenIfGiven(from),
    };
    try {
      return await this.moveOrRetry(id, request);
    } catch (error) {
      const row = isDoubleBooked(error) && (await appointmentById(this.db, id));
      throw row ? slotTaken(await planOf(this.db, row, await this.salon.current(), request), error) : error;
    }
  }

  /** Moves it again once when its stylist has left after the calendar was read: then another one is chosen. */
  private async moveOrRetry(id: string, request: RescheduleRequest): Promise<ChangedVisit> {
    const move = () => inTransaction(this.db, (tx) => this.move(tx, id, request));
    try {
      return await move();
    } catch (error) {
      if (!isDoubleBooked(error)) throw error;
      return move();
    }
  }

  private async move(tx: EntityManager, id: string, request: RescheduleRequest): Promise<ChangedVisit> {
    const { caller, now } = request;
    const row = await lockWithDays(tx, id, caller, [request.day]);
    const actor = row.customerId === caller.id ? 'customer' : 'admin';
    if (row.status === 'confirmed' && row.day === request.day && row.startTime === request.startTime)
      return { appointment: actor === 'customer' ? withOptions(row, now) : withMoves(row, now) }; // Pressed twice.
    if (request.unplaced && row.status === 'confirmed') {
      const { stylistName: name, day: date, startTime: time } = row;
      throw refuse('VISIT_CHANGED', { params: { reason: 'moved', name, date, time } });
    }
    assertAsSeen(row, request.seen);
    const calendar = await this.salon.current(tx);
    checkDay(request.day, windowOfCaller(calendar, row, caller, now));
    const isCounted = actor !== 'admin' || !isOutsideToCome(calendar, row, now);
    if (isCounted) assertShiftable(row, now);
    const time = await newTime(tx, row, calendar, request);
    const options = { time, actor, actorId: caller.id, isCounted, now } as const;
    const { moved, taken } = await takeNewTime(tx, this.outbox, row, options);
    return actor === 'customer'
      ? { appointment: withOptions(moved, now) }
      : recordDeskAction(tx, { kind: 'reschedule', admin: caller, before: row, after: moved, taken, now });
  }
}

/** The new time with a free stylist: the previous one, if possible. */
async function newTime(
  tx: EntityManager,
  row: AppointmentRecord,
  calendar: SalonCalendar,
  request: RescheduleRequest,
): Promise<NewTime> {
  const { day, startTime, now } = request;
  await releaseOverdue(tx, { day }, now);
  if (isUnplaced(row)) await lockOwnHold(tx, { ...row, day });
  const plan = await planOf(tx, row, calendar, request);
  assertOfferedTime(plan, startTime);
  const visit = visitTime(day, startTime, row.minutes, calendar.settings.zone);
  const span = visitSpan(minutesOf(visit.startTime), row.minutes, wantedOf(row).busy);
  const stylist = keepOrChoose(row.stylistId, span, plan.stylists);
  if (!stylist) throw slotTaken(plan);
  return {
    ...visit,
    stylistId: stylist.id,
    stylistName: stylistNameOf(calendar, stylist.id, row.stylistName),
  };
}

/** The times of the requested day that the caller can choose for the visit. */
async function planOf(
  db: DataSource | EntityManager,
  row: AppointmentRecord,
  calendar: SalonCalendar,
  { caller, day, now }: RescheduleRequest,
): Promise<DayPlan> {
  const taken = await takenOn(db, day, { now, customerId: customerWithFreeHold(row), exceptId: row.id });
  return planDay(calendar, { ...wantedOf(row), date: day }, taken, windowOfCaller(calendar, row, caller, now));
}
