import type { MoneyState } from '@salon/contracts';
import { minutesOf } from '@salon/kernel';
import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { emptyCart } from '../cart/lock-cart.js';
import { queueMail } from '../mails/queue-mail.js';
import { moneyOnceCancelled } from '../policy/policy.rules.js';
import { reachOf, type SalonCalendar } from '../salon/calendar.rules.js';
import { keepOrChoose, planDay, type StylistDay } from '../slots/slots.rules.js';
import { NOTHING_TAKEN, takenSpans } from '../slots/taken.queries.js';
import { isRevivable } from './appointment.rules.js';
import type { AppointmentRecord } from './appointment.view.js';
import { factsOf } from './mail-facts.js';
import { moveAppointment } from './move-appointment.js';
import { releaseKey, releaseOverdue } from './release-overdue.js';

export interface Means {
  outbox: Outbox;
  calendar: SalonCalendar;
}

/**
 * What a first successful payment does to a locked appointment: confirms it, brings it back if its place is still free,
 * or leaves it cancelled (decisions D4, D8). The caller holds the lock of its day. Its new state, money included.
 */
export async function confirmPaid(
  tx: EntityManager,
  means: Means,
  row: AppointmentRecord,
  now: Date,
): Promise<AppointmentRecord> {
  if (row.status === 'pending') return confirm(tx, means, row, now);
  if (row.status !== 'cancelled') return { ...row, money: row.money === 'paid_at_desk' ? 'paid_at_desk' : 'paid' };
  if (!isRevivable(row.cancelReason)) return { ...row, money: moneyOnceCancelled(row) };
  const stylistId = row.startsAt > now ? await freeStylist(tx, means, row, now) : null;
  if (stylistId !== null) return confirm(tx, means, { ...row, stylistId }, now);
  await queueMail(tx, means.outbox, { kind: 'unplaced', facts: factsOf(row), now });
  return { ...row, money: 'paid_unplaced' };
}

async function confirm(
  tx: EntityManager,
  { outbox, calendar }: Means,
  row: AppointmentRecord,
  now: Date,
): Promise<AppointmentRecord> {
  const money: MoneyState = 'paid';
  const stylistName = calendar.stylists.find(({ id }) => id === row.stylistId)?.name ?? row.stylistName;
  const step = {
    actor: 'system',
    actorId: null,
    to: 'confirmed',
    reason: 'paid',
    now,
    change: { money, stylistId: row.stylistId },
  } as const;
  const confirmed = { ...(await moveAppointment(tx, row, step)), stylistName };
  await afterConfirming(tx, outbox, confirmed, { now, byAdmin: false });
  return confirmed;
}

/** The cart has become a visit, the hold will not run out any more, and the customer is told. */
export async function afterConfirming(
  tx: EntityManager,
  outbox: Outbox,
  row: AppointmentRecord,
  { now, byAdmin }: { now: Date; byAdmin: boolean },
): Promise<void> {
  await emptyCart(tx, row.customerId, now);
  await outbox.cancel(tx, releaseKey(row.id));
  await queueMail(tx, outbox, { kind: 'confirmation', facts: factsOf(row), now, byAdmin });
}

/** The stylist the visit had if still free, else the least loaded who is; null when the place is gone. */
async function freeStylist(
  tx: EntityManager,
  { calendar }: Means,
  row: AppointmentRecord,
  now: Date,
): Promise<string | null> {
  await releaseOverdue(tx, { day: row.day }, now);
  const taken = await takenSpans(tx, { from: row.day, to: row.day, now, customerId: null });
  const wanted = { date: row.day, minutes: row.minutes, serviceIds: row.lines.map(({ serviceId }) => serviceId) };
  const day: StylistDay[] = planDay(
    calendar,
    wanted,
    taken.get(row.day) ?? NOTHING_TAKEN,
    reachOf(now, calendar.settings),
  ).stylists;
  const span = { start: minutesOf(row.startTime), end: minutesOf(row.endTime) };
  return keepOrChoose(row.stylistId, span, day)?.id ?? null;
}
