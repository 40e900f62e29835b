import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CancelReason } from '@salon/contracts';
import { addMinutes, DomainError, minutesOf } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { findAppointment, lockAppointment } from '../appointments/appointments.queries.js';
import { releaseKey } from '../appointments/confirm-paid.js';
import { moveAppointment } from '../appointments/move-appointment.js';
import { openAppointment } from '../appointments/open-appointment.js';
import { releaseOverdue } from '../appointments/release-overdue.js';
import { isStillThere } from '../cart/cart.queries.js';
import { cartChanged, type PricedCart } from '../cart/cart.rules.js';
import { inTransaction } from '../database/transaction.js';
import { reachOf, type SalonCalendar } from '../salon/calendar.rules.js';
import { lockCustomer, lockDays } from '../slots/day-lock.js';
import { choose, planDay, type Wanted } from '../slots/slots.rules.js';
import { NOTHING_TAKEN, takenSpans } from '../slots/taken.queries.js';
import { type Asked, earlierAnswer, isSameHold } from './earlier-answer.js';
import { slotTaken, type VisitTime } from './hold.rules.js';

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
    private readonly outbox: Outbox,
  ) {}

  /** What the same question was answered before, found without a lock; null when it is new. @throws DomainError `conflict` for a key used otherwise */
  answered(asked: Asked): Promise<AppointmentRecord | null> {
    return earlierAnswer(this.db, asked);
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
    const old = await findAppointment(tx, `"customerId" = $1 AND "status" = 'pending'`, [asked.customerId]);
    if (old && isSameHold(old, asked, cart.offer?.id ?? null)) return old;
    await this.assertMayHold(tx, claim);
    await lockDays(tx, old ? [old.day, visit.day] : [visit.day]);
    await releaseOverdue(tx, { day: visit.day }, asked.now);
    if (old) await this.replace(tx, old.id, asked.now);
    if (!(await isStillThere(tx, asked.customerId, cart))) throw cartChanged();
    return this.hold(tx, claim, calendar);
  }

  private async assertMayHold(tx: EntityManager, { asked: { customerId, now }, calendar: { settings } }: Claim): Promise<void> {
    const { today } = reachOf(now, settings);
    const [{ unpaid }] = await tx.query(
      `SELECT count(*)::int AS unpaid FROM booking.appointment WHERE "customerId" = $1 AND "bookedOn" = $2 AND "money" = 'none'`,
      [customerId, today],
    );
    if (unpaid < settings.unpaidPerDay) return;
    throw new DomainError('throttled', 'TOO_MANY_UNPAID', 'You have made many bookings today without paying. Please try again tomorrow or call us.', { retryAfter: 3_600 });
  }

  private async replace(tx: EntityManager, id: string, now: Date): Promise<void> {
    const old = await lockAppointment(tx, id);
    if (old?.status !== 'pending') return;
    const cancelReason: CancelReason = old.holdUntil !== null && old.holdUntil <= now ? 'unpaid' : 'replaced';
    await moveAppointment(tx, old, { actor: 'system', actorId: null, to: 'cancelled', reason: cancelReason, cancelReason, now });
    await this.outbox.cancel(tx, releaseKey(id));
  }

  private async hold(tx: EntityManager, { asked, caller, cart, visit, wanted }: Claim, calendar: SalonCalendar): Promise<AppointmentRecord> {
    const { now } = asked;
    const reach = reachOf(now, calendar.settings);
    const taken = await takenSpans(tx, { from: visit.day, to: visit.day, now, customerId: null });
    const plan = planDay(calendar, wanted, taken.get(visit.day) ?? NOTHING_TAKEN, reach);
    const stylist = choose({ start: minutesOf(visit.startTime), end: minutesOf(visit.endTime) }, plan.stylists);
    if (!stylist) throw slotTaken(plan);
    const holdUntil = addMinutes(now, calendar.settings.holdMinutes);
    const row = await openAppointment(tx, {
      ...visit, id: randomUUID(), bookedOn: reach.today, customerId: caller.id, customerName: caller.name, customerEmail: caller.email,
      customerPhone: caller.phone, stylistId: stylist.id, ...booked(cart), holdUntil, idempotencyKey: asked.key, requestHash: asked.hash, createdAt: now,
    });
    await this.outbox.add(tx, 'release-unpaid', { id: row.id }, { runAt: holdUntil, jobKey: releaseKey(row.id) });
    return { ...row, stylistName: calendar.stylists.find(({ id }) => id === stylist.id)?.name ?? '' };
  }
}

/** The cart frozen into the appointment: lines, offer and prices as they are now. */
const booked = ({ lines, offer, totalCents, feeCents }: PricedCart) => ({
  lines: lines.map(({ serviceId, title, priceCents, minutes, quantity }) => ({ serviceId, title, priceCents, minutes, quantity })),
  offer: offer && { id: offer.id, title: offer.title, priceCents: totalCents },
  totalCents, feeCents,
});
