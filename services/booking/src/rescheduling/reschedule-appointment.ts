import { Injectable } from '@nestjs/common';
import { type ChangedVisit, isUnplaced, refuse } from '@salon/contracts';
import { Clock, type LocalTime, minutesOf } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import { withMoves } from '../admin-actions/visit-moves.view.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { isDesk } from '../appointments/appointments.queries.js';
import { lockWithDays } from '../appointments/lock-with-days.js';
import { lockOwnHold } from '../appointments/own-hold.js';
import { releaseOverdue } from '../appointments/release-overdue.js';
import { withOptions } from '../appointments/visit-options.view.js';
import { inTransaction } from '../database/transaction.js';
import { isOutsideToCome } from '../impact/outside.rules.js';
import { assertShiftable, customerWithFreeHold } from '../policy/reschedule.rules.js';
import { asObject, checkDay, checkTime } from '../request/request.rules.js';
import { bookingWindowOf, type SalonCalendar, stylistNameOf } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { visitSpan } from '../slots/busy.rules.js';
import { keepOrChoose, planDay } from '../slots/slots.rules.js';
import { isSoldAlready } from '../slots/sold-once.js';
import { takenOn } from '../slots/taken.queries.js';
import { assertOfferedTime, slotTaken, visitTime } from '../slots/visit-time.rules.js';
import { type NewTime, takeNewTime } from './take-new-time.js';
import { wantedOf } from '../appointments/wanted.js';
import { windowOfCaller } from './window-of-caller.rules.js';

interface RescheduleRequest {
  caller: Caller;
  calendar: SalonCalendar;
  day: string;
  startTime: LocalTime;
  /** The caller has seen the visit without a time: refused when it has one by now. */
  unplaced: boolean;
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
    const { date, startTime, unplaced } = asObject(body);
    const calendar = await (isDesk(caller) ? this.salon.current() : this.salon.calendar());
    const request: RescheduleRequest = {
      caller,
      calendar,
      now,
      day: checkDay(date, bookingWindowOf(now, calendar.settings)),
      startTime: checkTime(startTime),
      unplaced: unplaced === true,
    };
    try {
      return await inTransaction(this.db, (tx) => this.move(tx, id, request));
    } catch (error) {
      if (!isSoldAlready(error)) throw error;
      // The stylist left the salon after the calendar was read.
      const current = { ...request, calendar: await this.salon.current() };
      return inTransaction(this.db, (tx) => this.move(tx, id, current));
    }
  }

  private async move(tx: EntityManager, id: string, request: RescheduleRequest): Promise<ChangedVisit> {
    const { caller, calendar, now } = request;
    const row = await lockWithDays(tx, id, caller, [request.day]);
    const actor = row.customerId === caller.id ? 'customer' : 'admin';
    if (row.status === 'confirmed' && row.day === request.day && row.startTime === request.startTime)
      return { appointment: actor === 'customer' ? withOptions(row, now) : withMoves(row, now) }; // Pressed twice.
    if (request.unplaced && row.status === 'confirmed') {
      const { stylistName: name, day: date, startTime: time } = row;
      throw refuse('VISIT_CHANGED', { params: { reason: 'moved', name, date, time } });
    }
    const isCounted = actor !== 'admin' || !isOutsideToCome(calendar, row, now);
    if (isCounted) assertShiftable(row, now);
    const time = await newTime(tx, row, request);
    const moved = await takeNewTime(tx, this.outbox, row, { time, actor, actorId: caller.id, isCounted, now });
    return actor === 'customer'
      ? { appointment: withOptions(moved, now) }
      : recordDeskAction(tx, { kind: 'reschedule', admin: caller, before: row, after: moved, now });
  }
}

/** The new time with a free stylist: the previous one, if possible. */
async function newTime(
  tx: EntityManager,
  row: AppointmentRecord,
  { caller, calendar, day, startTime, now }: RescheduleRequest,
): Promise<NewTime> {
  await releaseOverdue(tx, { day }, now);
  if (isUnplaced(row)) await lockOwnHold(tx, { ...row, day });
  const taken = await takenOn(tx, day, { now, customerId: customerWithFreeHold(row), exceptId: row.id });
  const wanted = { ...wantedOf(row), date: day };
  const plan = planDay(calendar, wanted, taken, windowOfCaller(calendar, row, caller, now));
  assertOfferedTime(plan, startTime);
  const visit = visitTime(day, startTime, row.minutes, calendar.settings.zone);
  const span = visitSpan(minutesOf(visit.startTime), row.minutes, wanted.busy);
  const stylist = keepOrChoose(row.stylistId, span, plan.stylists);
  if (!stylist) throw slotTaken(plan);
  return {
    ...visit,
    stylistId: stylist.id,
    stylistName: stylistNameOf(calendar, stylist.id, row.stylistName),
  };
}
