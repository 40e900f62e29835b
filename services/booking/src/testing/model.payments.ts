import type { Operation } from './operations.js';
import { freeStylists, releaseOverdue } from './model.bookings.js';
import { backOf, confirmed, DESK, owe } from './model.changes.js';
import { type Model, refused, type Said, type Told, type Visit } from './model.state.js';

const MINUTE = 60_000;
const SUCCESS = 2;
const CHARGED_BACK = -3;

const keyOf = ({ order, payment }: Pick<Told, 'order' | 'payment'>): string => `${payment} ${order}`;

/** Payments, by payment id and then order, that succeeded; those the bank has not taken back. */
const succeeded = (notices: readonly Told[]): string[] =>
  [...new Set(notices.filter(({ code }) => code === SUCCESS).map(keyOf))].sort();
const stands = (notices: readonly Told[]): string[] =>
  succeeded(notices).filter((key) => !notices.some((told) => told.code === CHARGED_BACK && keyOf(told) === key));

/** An order nothing final is known of: no payment of it is paid, charged back, failed or cancelled, unless one is still pending. */
function isUnsettled(notices: readonly Told[], order: string): boolean {
  const codes = new Map<string, Set<number>>();
  for (const told of notices)
    if (told.order === order) codes.set(told.payment, (codes.get(told.payment) ?? new Set()).add(told.code));
  const each = [...codes.values()];
  if (each.some((of) => of.has(SUCCESS) || of.has(CHARGED_BACK))) return false;
  return each.length === 0 || each.some((of) => of.size === 1 && of.has(0));
}

/** Opens an order; the caller writes its id down once it is known. */
export function init(model: Model, visit: Visit, by: 'owner' | 'other'): Said {
  const { rules, now } = model;
  if (by === 'other') return refused('APPOINTMENT_NOT_FOUND');
  if (visit.status === 'confirmed') return refused('ALREADY_PAID');
  if (visit.status !== 'pending' || visit.holdUntil <= now) return refused('HOLD_ENDED');
  if (visit.orders.filter(({ id }) => isUnsettled(visit.notices, id)).length >= rules.openOrders)
    return refused('PAYMENT_ATTEMPTS');
  if (visit.orders.length === 0) {
    visit.holdUntil = Math.max(
      visit.holdUntil,
      Math.min(now + rules.payHoldMinutes * MINUTE, visit.createdAt + rules.mostHoldMinutes * MINUTE),
    );
  }
  visit.orders.push({ id: '', nth: model.visits.reduce((sum, { orders }) => sum + orders.length, 0) });
  return { done: true, visit };
}

export function notify(
  model: Model,
  visit: Visit,
  told: Told,
  how: Extract<Operation, { act: 'notify' }>['how'],
): Said {
  if (how !== 'genuine') return { done: true, verdict: how };
  if (visit.notices.some((earlier) => keyOf(earlier) === keyOf(told) && earlier.code === told.code))
    return { done: true, verdict: 'accepted' };
  const before = visit.notices;
  visit.notices = [...before, told];
  const isFirst = succeeded(before).length === 0 && succeeded(visit.notices).length > 0;
  const isAgain = stands(before).length === 0 && stands(visit.notices).length > 0;
  if ((isFirst || isAgain) && (visit.money === 'none' || visit.money === 'charged_back')) place(model, visit);
  settle(model, visit);
  return { done: true, verdict: 'accepted' };
}

/** What a payment does to a visit that none has placed yet, or whose payment was taken back (decisions D4, D8). */
function place(model: Model, visit: Visit): void {
  if (visit.status === 'confirmed' || visit.status === 'completed' || visit.status === 'no_show') return;
  if (visit.status === 'cancelled') {
    if (visit.cancelReason === null || !model.rules.revivable.includes(visit.cancelReason))
      return void (visit.money = backOf(model, visit) > 0 ? 'refund_due' : 'paid');
    const stylist = revived(model, visit);
    if (stylist === null) {
      visit.money = 'paid_unplaced';
      if (!visit.mails.includes(`unplaced ${visit.version}`)) visit.mails.push(`unplaced ${visit.version}`);
      return;
    }
    visit.stylist = stylist;
  }
  Object.assign(visit, { status: 'confirmed', cancelReason: null, money: 'paid', version: visit.version + 1 });
  confirmed(model, visit);
}

function revived(model: Model, visit: Visit): string | null {
  if (visit.startsAt <= model.now) return null;
  releaseOverdue(model, visit.day);
  const free = freeStylists(model, { ...visit, but: null });
  return free.includes(visit.stylist) ? visit.stylist : (free[0] ?? null);
}

/** Money as the set of notices has it: one payment counts, every other goes back, and none that the bank took back already. */
function settle(model: Model, visit: Visit): void {
  const all = succeeded(visit.notices);
  const standing = stands(visit.notices);
  const [first] = standing;
  const atDesk = visit.money === 'paid_at_desk' || visit.owed.has(DESK);
  if (!atDesk) {
    if (first === undefined && all.length > 0) visit.money = 'charged_back';
    else if (first !== undefined && visit.money === 'charged_back')
      visit.money = visit.status !== 'cancelled' || backOf(model, visit) === 0 ? 'paid' : 'refund_due';
  }
  visit.payment = first ?? all[0] ?? visit.payment;
  const kept = atDesk ? undefined : first;
  const second = standing.filter((payment) => payment !== kept);
  const owed = new Set(visit.owed.keys());
  for (const payment of second) owe(visit, payment, { reason: 'second_payment', cents: model.rules.feeCents });
  for (const [payment, { reason }] of visit.owed) {
    if (payment !== DESK && (!standing.includes(payment) || (reason === 'second_payment' && !second.includes(payment))))
      visit.owed.delete(payment);
  }
  if (visit.money === 'refund_due' && kept !== undefined)
    owe(visit, kept, { reason: 'cancelled', cents: backOf(model, visit) });
  if (visit.money === 'paid_unplaced' && kept !== undefined)
    owe(visit, kept, { reason: 'unplaced', cents: model.rules.feeCents });
  for (const [payment, { reason }] of visit.owed)
    if (!owed.has(payment) && reason !== 'unplaced') visit.mails.push(`owed ${visit.version}`);
}
