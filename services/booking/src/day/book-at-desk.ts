import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ChangedVisit, refuse } from '@salon/contracts';
import { type Cents, Clock } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { undoingOf } from '../admin-actions/admin-action.rules.js';
import { actionsOfVisit } from '../admin-actions/admin-actions.queries.js';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import { withMoves } from '../admin-actions/visit-moves.view.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { factsOf } from '../appointments/mail-facts.js';
import { openAtDesk } from '../appointments/open-appointment.js';
import { asLine, price, type PricedCart } from '../cart/cart.rules.js';
import { CatalogClient } from '../catalog/catalog.client.js';
import { serviceRefusal } from '../catalog/offered.rules.js';
import { inTransaction } from '../database/transaction.js';
import { checkKey, hashOf } from '../holds/booking-request.js';
import { booked } from '../holds/create-hold.js';
import { findEarlierBooking } from '../holds/earlier-booking.js';
import { queueMail } from '../mails/queue-mail.js';
import { termsOf } from '../policy/terms.js';
import { assertAsQuoted } from '../request/quoted.rules.js';
import { stylistNameOf, todayOf } from '../salon/calendar.rules.js';
import { deskWindowOf } from '../salon/desk-window.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { busyOf, storedBusy } from '../slots/busy.rules.js';
import { lockCustomer, lockDays } from '../slots/day-lock.js';
import { checkLength } from '../slots/visit-length.rules.js';
import { reservePlace, refusingDoubleBooking } from './reserve-place.js';
import { checkDeskBooking, type DeskBooking } from './desk-request.js';

const NO_FEE = 0 as Cents;

interface Booking {
  request: DeskBooking;
  cart: PricedCart;
  key: string | null;
  admin: Caller;
  now: Date;
}

/** Books a visit for a walk-in or a caller: confirmed at once, without a booking fee (ADR-0047). */
@Injectable()
export class BookAtDesk {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly catalog: CatalogClient,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @param givenKey the browser's Idempotency-Key: a repeated call books once
   * @throws DomainError `invalid`; `conflict` that names the obstacle, with the nearest free places, or the
   * current price and length when others were quoted
   */
  async run(body: unknown, admin: Caller, givenKey?: unknown): Promise<ChangedVisit> {
    const now = this.clock.now();
    const calendar = await this.salon.calendar();
    const request = checkDeskBooking(body, deskWindowOf(now, calendar.settings));
    const cart = await this.priced(request);
    const booking = { request, cart, key: checkKey(givenKey), admin, now };
    return refusingDoubleBooking(stylistNameOf(calendar, request.stylistId), () =>
      inTransaction(this.db, (tx) => this.book(tx, booking)),
    );
  }

  /** The services at current prices and durations. */
  private async priced({ services }: DeskBooking): Promise<PricedCart> {
    const known = await this.catalog.lookup(services.map(({ service }) => service));
    const lines = services.map(({ service, quantity }) => {
      const found = known.get(service);
      if (!found || serviceRefusal(found)) throw refuse('VISIT_SERVICE_GONE');
      return asLine(found, quantity);
    });
    const cart = price(lines, null, NO_FEE);
    checkLength(cart.minutes);
    return cart;
  }

  private async book(tx: EntityManager, booking: Booking): Promise<ChangedVisit> {
    const { request, cart, key, admin, now } = booking;
    const { customer, date, origin, note } = request;
    const requestKey = { customerId: customer._id, key, hash: hashOf(request, [origin, note]), now };
    await lockCustomer(tx, customer._id);
    const again = await findEarlierBooking(tx, requestKey);
    if (again) return bookedBefore(tx, again, now);
    const { lines, offer, totalCents } = booked(cart);
    assertAsQuoted(request.quoted, { totalCents, minutes: cart.minutes });
    await lockDays(tx, [date]);
    const calendar = await this.salon.current(tx);
    const busy = busyOf(cart.lines);
    const visit = { minutes: cart.minutes, busy, serviceIds: cart.lines.map(({ serviceId }) => serviceId) };
    const { stylistName, ...place } = await reservePlace(tx, { calendar, place: request, visit, now });
    const row = await openAtDesk(
      tx,
      {
        ...place,
        lines,
        offer,
        totalCents,
        ...asCustomer(request),
        id: randomUUID(),
        bookedOn: todayOf(now, calendar.settings),
        busy: storedBusy(busy, cart.minutes),
        idempotencyKey: key,
        requestHash: requestKey.hash,
        policyVersion: calendar.settings.policyVersion,
        createdAt: now,
      },
      admin.id,
    );
    return this.record(tx, { ...termsOf(calendar.settings), ...row, stylistName }, booking);
  }

  /** Undone, it becomes a visit cancelled by the salon. A walk-in needs no mail. */
  private async record(tx: EntityManager, row: AppointmentRecord, { admin, now }: Booking): Promise<ChangedVisit> {
    if (row.origin === 'phone')
      await queueMail(tx, this.outbox, { kind: 'confirmation', facts: factsOf(row), now, byAdmin: true });
    const before: AppointmentRecord = { ...row, status: 'cancelled', cancelReason: 'salon' };
    return recordDeskAction(tx, { kind: 'book', admin, before, after: row, now });
  }
}

const asCustomer = ({ customer, origin, note }: DeskBooking) => ({
  customerId: customer._id,
  customerName: customer.name,
  customerEmail: customer.email,
  customerPhone: customer.phone === '' ? null : customer.phone,
  hasAccount: customer.hasAccount,
  origin,
  note,
});

/** The response of the first call, whose action can still be undone. */
async function bookedBefore(tx: EntityManager, row: AppointmentRecord, now: Date): Promise<ChangedVisit> {
  const action = (await actionsOfVisit(tx, row.id)).find(({ kind }) => kind === 'book');
  return { appointment: withMoves(row, now), ...(action && { act: { id: action.id, ...undoingOf(action, now) } }) };
}
