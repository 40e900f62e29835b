import { Injectable } from '@nestjs/common';
import { type Appointment, refuse } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { asAppointment } from '../appointments/appointment.view.js';
import { CartQueries } from '../cart/cart.queries.js';
import { assertFits, cartChanged, isSameVisit, type PricedCart } from '../cart/cart.rules.js';
import { asCart, quoteOf } from '../cart/cart.view.js';
import { invalid } from '../request/request.rules.js';
import { assertOpen, bookingWindowOf, type SalonCalendar } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { busyOf } from '../slots/busy.rules.js';
import { type DayPlan, planDay, type Wanted } from '../slots/slots.rules.js';
import { isDoubleBooked } from '../slots/double-booking.js';
import { takenOn } from '../slots/taken.queries.js';
import { assertOfferedTime, slotTaken, visitTime, type VisitTime } from '../slots/visit-time.rules.js';
import { type BookingRequest, checkBooking, checkKey, hashOf } from './booking-request.js';
import { CreateHold } from './create-hold.js';
import { findEarlierBooking, type RequestKey } from './earlier-booking.js';

/** Holds a stylist's time for a customer until the booking fee is paid. */
@Injectable()
export class BookAppointment {
  constructor(
    private readonly db: DataSource,
    private readonly carts: CartQueries,
    private readonly salon: SalonQueries,
    private readonly createHold: CreateHold,
    private readonly clock: Clock,
  ) {}

  /**
   * @param givenKey the caller's Idempotency-Key; the same key returns the same appointment for 24 hours
   * @throws DomainError `invalid`; `conflict` with fresh slots, or with the cart whose price or lines have changed
   */
  async run(caller: Caller, body: unknown, givenKey?: unknown): Promise<Appointment> {
    const now = this.clock.now();
    const calendar = await this.salon.calendar();
    assertOpen(calendar.settings);
    const request = checkBooking(body, bookingWindowOf(now, calendar.settings));
    const requestKey: RequestKey = { customerId: caller.id, key: checkKey(givenKey), hash: hashOf(request), now };
    const again = await findEarlierBooking(this.db, requestKey);
    if (again) return asAppointment(again);
    const cart = await this.carts.priced(caller);
    assertOwnCart(cart, request);
    assertFits(cart, calendar.settings.mostServices);
    const visit = visitTime(request.date, request.startTime, cart.minutes, calendar.settings.zone);
    assertOwnEnd(visit, request);
    const wanted = wantedBy(request, cart);
    assertOfferedTime(await this.plan(calendar, wanted, requestKey), visit.startTime); // Early 409 without a lock.
    try {
      return asAppointment(await this.createHold.run({ requestKey, caller, calendar, cart, visit, wanted }));
    } catch (error) {
      if (isTimeTaken(error)) throw slotTaken(await this.plan(calendar, wanted, requestKey), error);
      if (isCartChanged(error)) assertOwnCart(await this.carts.priced(caller), request); // Contains the current cart.
      throw error;
    }
  }

  private async plan(calendar: SalonCalendar, wanted: Wanted, { customerId, now }: RequestKey): Promise<DayPlan> {
    const taken = await takenOn(this.db, wanted.date, { now, customerId });
    return planDay(calendar, wanted, taken, bookingWindowOf(now, calendar.settings));
  }
}

/** There was no free place under the lock, or the exclusion constraint refused it. */
const isTimeTaken = (error: unknown): boolean =>
  (error instanceof DomainError && error.code === 'BOOKING_SLOT_TAKEN') || isDoubleBooked(error);

/** The cart was booked or changed while this call was running. */
const isCartChanged = (error: unknown): boolean => error instanceof DomainError && error.code === 'CART_CHANGED';

/** The server computes the end (decision C3). */
function assertOwnEnd({ endTime, minutes }: VisitTime, request: BookingRequest): void {
  if (request.endTime !== undefined && request.endTime !== endTime)
    throw invalid('endTime', { reason: 'end', minutes });
}

const wantedBy = ({ date, stylistId }: BookingRequest, { minutes, lines }: PricedCart): Wanted => ({
  date,
  stylistId,
  minutes,
  busy: busyOf(lines),
  serviceIds: lines.map(({ serviceId }) => serviceId),
});

/** The server's cart is booked; the payload must match it (decisions B3, B4). */
function assertOwnCart(cart: PricedCart, { services, quote }: BookingRequest): void {
  const offer = cart.unavailable.find(({ type }) => type === 'special_offer');
  if (offer) throw offer.refusal;
  if (cart.lines.length === 0) throw invalid('services', { reason: 'noServices' });
  if (!isSameVisit(services, cart.lines)) throw cartChanged({ cart: asCart(cart) });
  if (quote !== undefined && quote !== quoteOf(cart)) {
    throw refuse('QUOTE_CHANGED', { data: { cart: asCart(cart) } });
  }
}
