import { Injectable } from '@nestjs/common';
import { type Appointment, messages } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { asAppointment } from '../appointments/appointment.view.js';
import { CartQueries } from '../cart/cart.queries.js';
import { assertActive, cartChanged, isSameVisit, type PricedCart } from '../cart/cart.rules.js';
import { asCart, quoteOf } from '../cart/cart.view.js';
import { constraintOf, sqlState } from '../database/transaction.js';
import { type Reach, reachOf } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { planDay } from '../slots/slots.rules.js';
import { checkLength, invalid } from '../slots/visit.rules.js';
import { type BookingRequest, checkBooking, checkKey, hashOf } from './booking-request.js';
import { type Claim, ClaimTime } from './claim-time.js';
import type { Asked } from './earlier-answer.js';
import { assertOffered, slotTaken, visitTime } from './hold.rules.js';

const EXCLUSION = '23P01';
const NET = 'stylist_sold_once';

/** Holds a stylist's time for a customer until the booking fee is paid. */
@Injectable()
export class BookAppointment {
  constructor(
    private readonly carts: CartQueries,
    private readonly salon: SalonQueries,
    private readonly claiming: ClaimTime,
    private readonly clock: Clock,
  ) {}

  /**
   * @param givenKey the caller's Idempotency-Key; the same key returns the same appointment for 24 hours
   * @throws DomainError `invalid` in words; `conflict` with fresh slots, or with the cart whose price or lines have changed
   */
  async run(caller: Caller, body: unknown, givenKey?: unknown): Promise<Appointment> {
    const now = this.clock.now();
    const calendar = await this.salon.calendar();
    const reach = reachOf(now, calendar.settings);
    const request = checkBooking(body, reach);
    const asked: Asked = { customerId: caller.id, key: checkKey(givenKey), hash: hashOf(request), now };
    const again = await this.claiming.answered(asked);
    if (again) return asAppointment(again);
    const { cart: contents, taken } = await this.claiming.view(asked, request.date);
    const cart = await this.carts.priceOf(contents);
    assertOwnCart(cart, request, reach);
    const visit = visitTime(request, checkLength(cart.minutes), calendar.settings.zone);
    const wanted = wantedBy(request, cart);
    assertOffered(planDay(calendar, wanted, taken, reach), visit.startTime); // early 409 without a lock
    try {
      return asAppointment(await this.claiming.run({ asked, caller, calendar, cart, visit, wanted }));
    } catch (error) {
      if (!isTaken(error) && !isCartChanged(error)) throw error;
      const found = await this.claiming.view(asked, request.date);
      if (isTaken(error)) throw slotTaken(planDay(calendar, wanted, found.taken, reach), error);
      assertOwnCart(await this.carts.priceOf(found.cart), request, reach); // says what is in it now
      throw error;
    }
  }
}

/** The plan under the lock had no place, or the table's own net caught it. */
const isTaken = (error: unknown): boolean =>
  (error instanceof DomainError && error.code === 'BOOKING_SLOT_TAKEN') ||
  (sqlState(error) === EXCLUSION && constraintOf(error) === NET);

/** It has become a visit, or changed, while this call was under way. */
const isCartChanged = (error: unknown): boolean => error instanceof DomainError && error.code === 'CART_CHANGED';

const wantedBy = ({ date, stylistId }: BookingRequest, { minutes, lines }: PricedCart): Claim['wanted'] => ({
  date,
  stylistId,
  minutes,
  serviceIds: lines.map(({ serviceId }) => serviceId),
});

/** The server's cart is what is booked; the payload must say the same (decisions B3, B4). */
function assertOwnCart(cart: PricedCart, { services, quote }: BookingRequest, { today }: Reach): void {
  if (cart.lines.length === 0) throw invalid('services', messages.cartNeeded);
  if (cart.offer) assertActive(cart.offer, today);
  if (!isSameVisit(services, cart.lines)) {
    throw cartChanged({ cart: asCart(cart) });
  }
  if (quote !== undefined && quote !== quoteOf(cart)) {
    throw new DomainError('conflict', 'QUOTE_CHANGED', messages.quoteChanged, { data: { cart: asCart(cart) } });
  }
}
