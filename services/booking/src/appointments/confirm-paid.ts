import { minutesOf } from '@salon/kernel';
import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { type Booked, takeBooked } from '../cart/take-booked.js';
import { queueMail } from '../mails/queue-mail.js';
import { moneyOnceCancelled } from '../policy/policy.rules.js';
import { bookingWindowOf, type SalonCalendar, stylistNameOf } from '../salon/calendar.rules.js';
import { visitSpan } from '../slots/busy.rules.js';
import { keepOrChoose, planDay, type StylistDay } from '../slots/slots.rules.js';
import { takenOn } from '../slots/taken.queries.js';
import { isRevivable } from './appointment.rules.js';
import type { AppointmentRecord } from './appointment.view.js';
import { factsOf } from './mail-facts.js';
import { recordStatus } from './record-changes.js';
import { lockOwnHold, replaceOwnHold } from './own-hold.js';
import { releaseKey, releaseOverdue } from './release-overdue.js';
import { wantedOf } from './wanted.js';

export interface ConfirmContext {
  outbox: Outbox;
  calendar: SalonCalendar;
}

/**
 * Applies the first successful payment to a locked appointment: confirms it, restores it when its place is still free,
 * or leaves it cancelled (decisions D4, D8). The caller holds the lock of its day.
 * @returns its new state, money included
 */
export async function confirmPaid(
  tx: EntityManager,
  context: ConfirmContext,
  row: AppointmentRecord,
  now: Date,
): Promise<AppointmentRecord> {
  if (row.status === 'pending') return confirm(tx, context, row, now);
  if (!isRevivable(row.cancelReason)) return { ...row, money: moneyOnceCancelled(row) };
  const stylistId = row.startsAt > now ? await freeStylist(tx, context, row, now) : null;
  if (stylistId !== null) {
    const revived = { ...row, stylistId };
    await replaceOwnHold(tx, context.outbox, revived, now);
    return confirm(tx, context, revived, now);
  }
  await queueMail(tx, context.outbox, { kind: 'unplaced', facts: factsOf(row), now });
  return { ...row, money: 'paid_unplaced' };
}

async function confirm(
  tx: EntityManager,
  { outbox, calendar }: ConfirmContext,
  row: AppointmentRecord,
  now: Date,
): Promise<AppointmentRecord> {
  const stylistName = stylistNameOf(calendar, row.stylistId, row.stylistName);
  const step = {
    actor: 'system',
    actorId: null,
    to: 'confirmed',
    cause: { kind: 'paid' },
    now,
    change: { money: 'paid', stylistId: row.stylistId },
  } as const;
  const confirmed = { ...(await recordStatus(tx, row, step)), stylistName };
  await afterConfirming(tx, outbox, confirmed, { now, byAdmin: false });
  return confirmed;
}

/** The part of the cart that became the visit. */
export const bookedOf = ({ customerId, lines, offer }: AppointmentRecord): Booked => ({
  customerId,
  lines,
  offerId: offer?.id ?? null,
});

/**
 * Removes the booked items from the cart, cancels the release of the hold and queues the confirmation mail.
 * @returns what it removed from the cart
 */
export async function afterConfirming(
  tx: EntityManager,
  outbox: Outbox,
  row: AppointmentRecord,
  { now, byAdmin }: { now: Date; byAdmin: boolean },
): ReturnType<typeof takeBooked> {
  const taken = await takeBooked(tx, bookedOf(row));
  await outbox.cancel(tx, releaseKey(row.id));
  await queueMail(tx, outbox, { kind: 'confirmation', facts: factsOf(row), now, byAdmin });
  return taken;
}

/**
 * The visit's stylist if still free, else the least loaded free one; null when the time is taken. The customer's own
 * unpaid hold counts as free.
 */
async function freeStylist(
  tx: EntityManager,
  { calendar }: ConfirmContext,
  row: AppointmentRecord,
  now: Date,
): Promise<string | null> {
  await releaseOverdue(tx, { day: row.day }, now);
  await lockOwnHold(tx, row);
  const taken = await takenOn(tx, row.day, { now, customerId: row.customerId });
  const wanted = { ...wantedOf(row), date: row.day };
  const day: StylistDay[] = planDay(calendar, wanted, taken, bookingWindowOf(now, calendar.settings)).stylists;
  return keepOrChoose(row.stylistId, visitSpan(minutesOf(row.startTime), row.minutes, wanted.busy), day)?.id ?? null;
}
