import { MINUTE_MS } from '@salon/kernel';
import type { Operation } from './operations.js';
import { cancelAs } from './model.bookings.js';
import { type Basket, type Model, refused, type Expected, type Visit } from './model.state.js';

const HOUR_MS = 60 * MINUTE_MS;
const MOVE = 'APPOINTMENT_MOVE';

export function cancel(model: Model, visit: Visit, by: 'owner' | 'other' | 'admin'): Expected {
  if (by === 'other') return refused('APPOINTMENT_NOT_FOUND');
  if (visit.status !== 'pending' && visit.status !== 'confirmed') return refused(MOVE);
  if (by === 'owner' && visit.startsAt <= model.now) return refused(MOVE);
  const wasConfirmed = visit.status === 'confirmed';
  visit.cancelCostCents = costOf(model, visit, by);
  const cents = visit.money === 'paid' || visit.money === 'paid_at_desk' ? backOf(model, visit) : 0;
  cancelAs(visit, by === 'owner' ? 'customer' : 'salon');
  if (cents > 0) {
    owe(visit, visit.money === 'paid_at_desk' ? DESK : (visit.payment ?? ''), { reason: 'cancelled', cents });
    visit.money = 'refund_due';
  }
  if (wasConfirmed) visit.mails.push(`cancellation ${visit.version}`);
  return { done: true, visit };
}

/** Free with a day's notice, by the salon or as a hold, else half the services (decision C9). */
function costOf({ rules, now }: Model, { startsAt, totalCents, status }: Visit, by: 'owner' | 'admin'): number {
  return by === 'admin' || status === 'pending' || startsAt - now >= rules.noticeHours * HOUR_MS
    ? 0
    : Math.ceil(totalCents / 2);
}

/** The refunded part of a fee once its visit is cancelled. */
export const backOf = ({ rules }: Model, { cancelCostCents }: Visit): number =>
  Math.max(0, rules.feeCents - cancelCostCents);

/** The key of a fee paid at the desk among the refunds; the gateway has no payment of it. */
export const DESK = ' desk';

/** One task per payment, for the latest reason. */
export function owe(
  visit: Visit,
  payment: string,
  owed: { reason: 'cancelled' | 'second_payment' | 'unplaced'; cents: number },
): void {
  visit.owed.set(payment, owed);
}

export function changeStatus(model: Model, visit: Visit, to: Extract<Operation, { act: 'status' }>['to']): Expected {
  if (to === 'cancelled') return cancel(model, visit, 'admin');
  const from = to === 'confirmed' ? 'pending' : 'confirmed';
  if (visit.status !== from) return refused(MOVE);
  if (to === 'completed' && model.now < visit.startsAt) return refused(MOVE);
  if (to === 'no_show' && model.now < visit.startsAt + model.rules.noShowMinutes * MINUTE_MS) return refused(MOVE);
  Object.assign(visit, { status: to, version: visit.version + 1 });
  if (to === 'completed' && visit.money === 'charged_back') visit.money = 'paid_at_desk';
  if (to === 'confirmed') {
    visit.money = 'paid_at_desk';
    confirmed(model, visit);
  }
  return { done: true, visit };
}

/** What was booked leaves the cart, and the customer gets a mail. */
export function confirmed(model: Model, visit: Visit): void {
  model.baskets[visit.owner] = without(model.baskets[visit.owner] ?? 'nothing', visit.basket);
  visit.mails.push(`confirmation ${visit.version}`);
}

const SERVICES: Readonly<Record<Basket, readonly ('cut' | 'nails')[]>> = {
  nothing: [],
  cut: ['cut'],
  nails: ['nails'],
  both: ['cut', 'nails'],
  offer: [],
};

/** The cart without what was booked; an offer leaves it as a whole. */
function without(basket: Basket, booked: Basket): Basket {
  if (basket === 'offer' || booked === 'offer') return basket === booked ? 'nothing' : basket;
  const left = SERVICES[basket].filter((service) => !SERVICES[booked].includes(service));
  return left.length === 2 ? 'both' : (left[0] ?? 'nothing');
}
