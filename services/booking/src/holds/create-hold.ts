import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addMinutes, type LocalDay, minutesOf } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { appointmentOf } from '../appointments/appointments.queries.js';
import { openAppointment } from '../appointments/open-appointment.js';
import { cartChanged, isStillThere, type PricedCart } from '../cart/cart.rules.js';
import { releaseKey } from '../appointments/release-overdue.js';
import { inTransaction } from '../database/transaction.js';
import { bookingWindowOf, type SalonCalendar } from '../salon/calendar.rules.js';
import { lockCustomer } from '../slots/day-lock.js';
import { choose, planDay, type Wanted } from '../slots/slots.rules.js';
import { slotTaken } from '../slots/visit-time.rules.js';
import { type VisitTime } from '../slots/visit-time.rules.js';
import { clearDay, type DayState, readDayState } from './day-state.js';
import { type RequestKey, findEarlierBooking, isSameHold } from './earlier-booking.js';
import { lockHeldAppointment } from './held-appointment.js';
import { assertMayHold } from './hold.rules.js';

export interface HoldRequest {
  requestKey: RequestKey;
  caller: Caller;
  calendar: SalonCalendar;
  cart: PricedCart;
  wanted: Wanted;
  visit: VisitTime;
}

/** The locked half of booking: everything in it happens in one transaction (decision C2). */
@Injectable()
export class CreateHold {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** The appointment that an earlier call with this key made, read without a lock; null when there is none. @throws DomainError `conflict` for a key used otherwise */
  earlier(requestKey: RequestKey): Promise<AppointmentRecord | null> {
    return findEarlierBooking(this.db, requestKey);
  }

  /** The cart and the day as they are, read without a lock. */
  view(requestKey: RequestKey, day: LocalDay): Promise<DayState> {
    return readDayState(this.db.manager, requestKey, day);
  }

  /** @throws DomainError `conflict` when the time or what was in the cart has gone, `throttled` after too many unpaid bookings or minutes */
  run(request: HoldRequest): Promise<AppointmentRecord> {
    return inTransaction(this.db, (tx) => this.create(tx, request));
  }

  private async create(tx: EntityManager, request: HoldRequest): Promise<AppointmentRecord> {
    const { requestKey, calendar, cart, visit } = request;
    await lockCustomer(tx, requestKey.customerId);
    const again = await findEarlierBooking(tx, requestKey);
    if (again) return again;
    const { held, ...made } = await lockHeldAppointment(tx, requestKey.customerId, {
      today: bookingWindowOf(requestKey.now, calendar.settings).today,
      day: visit.day,
    });
    if (held && isSameHold(held, requestKey, cart)) return appointmentOf(tx, held.id);
    assertMayHold(made, visit.minutes, calendar.settings);
    const dayState = await clearDay(tx, requestKey, { day: visit.day, replaced: held?.id ?? null });
    if (!isStillThere(cart, dayState.cart)) throw cartChanged();
    if (held) await this.outbox.cancel(tx, releaseKey(held.id));
    return this.hold(tx, request, dayState);
  }

  private async hold(
    tx: EntityManager,
    { requestKey, caller, calendar, cart, visit, wanted }: HoldRequest,
    { taken }: DayState,
  ): Promise<AppointmentRecord> {
    const { now } = requestKey;
    const reach = bookingWindowOf(now, calendar.settings);
    const plan = planDay(calendar, wanted, taken, reach);
    const stylist = choose({ start: minutesOf(visit.startTime), end: minutesOf(visit.endTime) }, plan.stylists);
    if (!stylist) throw slotTaken(plan);
    const row = await openAppointment(tx, this.outbox, {
      ...visit,
      id: randomUUID(),
      bookedOn: reach.today,
      customerId: caller.id,
      customerName: caller.name,
      customerEmail: caller.email,
      customerPhone: caller.phone,
      stylistId: stylist.id,
      ...booked(cart),
      holdUntil: addMinutes(now, calendar.settings.holdMinutes),
      idempotencyKey: requestKey.key,
      requestHash: requestKey.hash,
      createdAt: now,
    });
    return { ...row, stylistName: calendar.stylists.find(({ id }) => id === stylist.id)?.name ?? '' };
  }
}

/** The cart frozen into the appointment: lines, offer and prices as they are now. */
const booked = ({ lines, offer, totalCents, feeCents }: PricedCart) => ({
  lines: lines.map(({ serviceId, title, priceCents, minutes, quantity }) => ({
    serviceId,
    title,
    priceCents,
    minutes,
    quantity,
  })),
  offer: offer && { id: offer.id, title: offer.title, priceCents: totalCents },
  totalCents,
  feeCents,
});
