import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addMinutes, DomainError, type LocalDay, minutesOf } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { appointmentOf } from '../appointments/appointments.queries.js';
import { OpenAppointment } from '../appointments/open-appointment.js';
import { cartChanged, isStillThere, type PricedCart } from '../cart/cart.rules.js';
import { inTransaction } from '../database/transaction.js';
import { reachOf, type SalonCalendar } from '../salon/calendar.rules.js';
import { lockCustomer } from '../slots/day-lock.js';
import { choose, planDay, type Wanted } from '../slots/slots.rules.js';
import { type Asked, earlierAnswer, isSameHold } from './earlier-answer.js';
import { slotTaken, type VisitTime } from './hold.rules.js';
import { makeRoom, type Room, viewRoom } from './room.js';
import { lockStanding } from './standing.js';

export interface Claim {
  asked: Asked;
  caller: Caller;
  calendar: SalonCalendar;
  cart: PricedCart;
  wanted: Wanted;
  visit: VisitTime;
}

/** The locked half of booking: everything in it happens in one transaction (decision C2). */
@Injectable()
export class ClaimTime {
  constructor(
    private readonly db: DataSource,
    private readonly opening: OpenAppointment,
  ) {}

  /** What the same question was answered before, found without a lock; null when it is new. @throws DomainError `conflict` for a key used otherwise */
  answered(asked: Asked): Promise<AppointmentRecord | null> {
    return earlierAnswer(this.db, asked);
  }

  /** The cart and the day as they are, read without a lock. */
  view(asked: Asked, day: LocalDay): Promise<Room> {
    return viewRoom(this.db.manager, asked, day);
  }

  /** @throws DomainError `conflict` when the time or what was in the cart has gone, `throttled` after too many unpaid bookings */
  run(claim: Claim): Promise<AppointmentRecord> {
    return inTransaction(this.db, (tx) => this.claim(tx, claim));
  }

  private async claim(tx: EntityManager, claim: Claim): Promise<AppointmentRecord> {
    const { asked, calendar, cart, visit } = claim;
    await lockCustomer(tx, asked.customerId);
    const again = await earlierAnswer(tx, asked);
    if (again) return again;
    const { held, unpaid } = await lockStanding(tx, asked.customerId, {
      today: reachOf(asked.now, calendar.settings).today,
      day: visit.day,
    });
    if (held && isSameHold(held, asked, cart.offer?.id ?? null)) return appointmentOf(tx, held.id);
    assertMayHold(unpaid, calendar);
    const room = await makeRoom(tx, asked, { day: visit.day, replaced: held?.id ?? null });
    if (!isStillThere(cart, room.cart)) throw cartChanged();
    return this.hold(tx, claim, { ...room, replaced: held?.id ?? null });
  }

  private async hold(
    tx: EntityManager,
    { asked, caller, calendar, cart, visit, wanted }: Claim,
    { taken, replaced }: Room & { replaced: string | null },
  ): Promise<AppointmentRecord> {
    const { now } = asked;
    const reach = reachOf(now, calendar.settings);
    const plan = planDay(calendar, wanted, taken, reach);
    const stylist = choose({ start: minutesOf(visit.startTime), end: minutesOf(visit.endTime) }, plan.stylists);
    if (!stylist) throw slotTaken(plan);
    const row = await this.opening.run(
      tx,
      {
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
        idempotencyKey: asked.key,
        requestHash: asked.hash,
        createdAt: now,
      },
      replaced,
    );
    return { ...row, stylistName: calendar.stylists.find(({ id }) => id === stylist.id)?.name ?? '' };
  }
}

/** @throws DomainError `throttled` after too many unpaid bookings of one day */
function assertMayHold(unpaid: number, { settings }: SalonCalendar): void {
  if (unpaid < settings.unpaidPerDay) return;
  throw new DomainError(
    'throttled',
    'TOO_MANY_UNPAID',
    'You have made many bookings today without paying. Please try again tomorrow or call us.',
    { retryAfter: 3_600 },
  );
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
