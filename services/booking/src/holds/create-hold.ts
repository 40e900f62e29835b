import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addMinutes, minutesOf } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { NewLine } from '../appointments/appointment.rules.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockAppointment } from '../appointments/appointments.queries.js';
import { openAppointment } from '../appointments/open-appointment.js';
import { endConflictingHolds } from '../appointments/own-hold.js';
import { contentsOf } from '../cart/cart.queries.js';
import { cartChanged, isStillThere, onlineCents, prepaidCents, type PricedCart } from '../cart/cart.rules.js';
import { inTransaction } from '../database/transaction.js';
import { termsOf } from '../policy/terms.js';
import { bookingWindowOf, type SalonCalendar, secondsLeftOf, stylistNameOf, todayOf } from '../salon/calendar.rules.js';
import { lockCustomer, lockDays } from '../slots/day-lock.js';
import { busyOf, storedBusy, visitSpan } from '../slots/busy.rules.js';
import { choose, planDay, type Wanted } from '../slots/slots.rules.js';
import { takenOn } from '../slots/taken.queries.js';
import { slotTaken, type VisitTime } from '../slots/visit-time.rules.js';
import { findEarlierBooking, isSameHold, type RequestKey } from './earlier-booking.js';
import { customerHolds } from './held-appointment.js';
import { assertMayHold } from './hold.rules.js';

interface HoldRequest {
  requestKey: RequestKey;
  caller: Caller;
  calendar: SalonCalendar;
  cart: PricedCart;
  wanted: Wanted;
  visit: VisitTime;
}

/** The locked part of booking, in one transaction (decision C2). */
@Injectable()
export class CreateHold {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @throws DomainError `conflict` when the time or the cart's content is no longer available, and for a customer who
   * cannot book online; `throttled` after too many unpaid bookings or minutes
   */
  run(request: HoldRequest): Promise<AppointmentRecord> {
    return inTransaction(this.db, (tx) => this.create(tx, request));
  }

  /**
   * Replaced holds are ended before cart and day are read: this waits for a payment in progress, and then sees what was
   * paid.
   */
  private async create(tx: EntityManager, request: HoldRequest): Promise<AppointmentRecord> {
    const { requestKey, caller, calendar, cart, visit } = request;
    const { customerId, now } = requestKey;
    await lockCustomer(tx, customerId);
    const again = await findEarlierBooking(tx, requestKey);
    if (again) return again;
    const { held, ...found } = await customerHolds(tx, caller, todayOf(now, calendar.settings));
    await lockDays(tx, held ? [held.day, visit.day] : [visit.day]);
    const { policyVersion } = calendar.settings;
    const isSame = held !== null && isSameHold(held, requestKey, cart, policyVersion);
    const same = isSame ? await lockAppointment(tx, held.id) : null;
    if (same && same.status !== 'cancelled') return same; // Cancelled while this waited for the day.
    assertMayHold(found, visit.minutes, calendar.settings, secondsLeftOf(now, calendar.settings));
    await endConflictingHolds(tx, this.outbox, { day: visit.day, replaced: held?.id ?? null }, now);
    if (!isStillThere(cart, await contentsOf(tx, customerId, caller.email))) throw cartChanged();
    return this.hold(tx, request);
  }

  /** The least loaded free stylist gets the visit. */
  private async hold(
    tx: EntityManager,
    { requestKey, caller, calendar, cart, visit, wanted }: HoldRequest,
  ): Promise<AppointmentRecord> {
    const { now } = requestKey;
    const bookingWindow = bookingWindowOf(now, calendar.settings);
    const plan = planDay(calendar, wanted, await takenOn(tx, visit.day, { now, customerId: null }), bookingWindow);
    const busy = busyOf(cart.lines);
    const stylist = choose(visitSpan(minutesOf(visit.startTime), visit.minutes, busy), plan.stylists);
    if (!stylist) throw slotTaken(plan);
    const row = await openAppointment(tx, this.outbox, {
      ...visit,
      id: randomUUID(),
      bookedOn: bookingWindow.today,
      customerId: caller.id,
      customerName: caller.name,
      customerEmail: caller.email,
      customerPhone: caller.phone,
      stylistId: stylist.id,
      busy: storedBusy(busy, visit.minutes),
      ...booked(cart),
      holdUntil: addMinutes(now, calendar.settings.holdMinutes),
      idempotencyKey: requestKey.key,
      requestHash: requestKey.hash,
      policyVersion: calendar.settings.policyVersion,
      createdAt: now,
    });
    return {
      ...termsOf(calendar.settings),
      ...row,
      stylistName: stylistNameOf(calendar, stylist.id),
    };
  }
}

/** Copies the cart into the appointment: lines, offer and prices at this moment. */
export const booked = (cart: PricedCart) => ({
  lines: cart.lines.map(({ serviceId, title, category, priceCents, minutes, quantity }): NewLine => {
    return { serviceId, title, category, priceCents, minutes, quantity };
  }),
  offer: cart.offer && { id: cart.offer.id, title: cart.offer.title, priceCents: cart.totalCents },
  totalCents: cart.totalCents,
  feeCents: onlineCents(cart),
  prepaidCents: prepaidCents(cart),
});
