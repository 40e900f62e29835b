import { MINUTE_MS } from '@salon/kernel';
import type { Operation } from './operations.js';
import { cancelAs, freeStylists, releaseOverdue } from './model.bookings.js';
import { backOf, confirmed, DESK, owe } from './model.changes.js';
import { type Model, refused, type Expected, type ModelNotice, type Visit } from './model.state.js';

const SUCCESS = 2;
const CHARGED_BACK = -3;

const keyOf = ({ order, payment }: Pick<ModelNotice, 'order' | 'payment'>): string => `${payment} ${order}`;

interface Paid {
  /** By payment and order. */
  key: string;
  isTakenBack: boolean;
}

/**
 * The payments of a visit in the order received: for each order those that the gateway confirms, else the first
 * received. A chargeback with an unknown id applies to the first one.
 */
function paymentsOf({ rules }: Model, { notices, known }: Pick<Visit, 'notices' | 'known'>): Paid[] {
  const found: (Paid & { at: number })[] = [];
  for (const order of new Set(notices.map((notice) => notice.order))) {
    const codesAt = (code: number) =>
      notices.flatMap((notice, at) =>
        notice.order === order && notice.code === code ? [{ key: keyOf(notice), at }] : [],
      );
    const successes = codesAt(SUCCESS);
    const taken = new Set(codesAt(CHARGED_BACK).map(({ key }) => key));
    const real = successes.filter(({ key }) => known.has(key));
    const counted = real.length > 0 ? real : successes.slice(0, rules.trustsIds ? successes.length : 1);
    const isNamed = counted.some(({ key }) => taken.has(key));
    counted.forEach(({ key, at }, nth) =>
      found.push({
        key,
        at: nth === 0 ? (successes[0]?.at ?? at) : at,
        isTakenBack: taken.has(key) || (nth === 0 && taken.size > 0 && !isNamed),
      }),
    );
  }
  return found.sort((one, other) => one.at - other.at);
}

const keysOf = (payments: readonly Paid[]): string[] => payments.map(({ key }) => key);
const remaining = (payments: readonly Paid[]): string[] => keysOf(payments.filter(({ isTakenBack }) => !isTakenBack));

/**
 * An order without a final state: none of its payments is paid, charged back, failed or cancelled, unless one is still
 * pending.
 */
function isUnsettled(notices: readonly ModelNotice[], order: string): boolean {
  const codes = new Map<string, Set<number>>();
  for (const notice of notices)
    if (notice.order === order) codes.set(notice.payment, (codes.get(notice.payment) ?? new Set()).add(notice.code));
  const each = [...codes.values()];
  if (each.some((of) => of.has(SUCCESS) || of.has(CHARGED_BACK))) return false;
  return each.length === 0 || each.some((of) => of.size === 1 && of.has(0));
}

/** Opens an order; the caller writes its id down once it is known. */
export function init(model: Model, visit: Visit, by: 'owner' | 'other'): Expected {
  const { rules, now } = model;
  if (by === 'other') return refused('APPOINTMENT_NOT_FOUND');
  if (visit.status === 'confirmed') return refused('ALREADY_PAID');
  if (visit.status !== 'pending' || visit.holdUntil <= now) return refused('HOLD_ENDED');
  if (visit.orders.filter(({ id }) => isUnsettled(visit.notices, id)).length >= rules.openOrders)
    return refused('PAYMENT_ATTEMPTS');
  if (visit.orders.length === 0) {
    visit.holdUntil = Math.max(
      visit.holdUntil,
      Math.min(now + rules.payHoldMinutes * MINUTE_MS, visit.createdAt + rules.mostHoldMinutes * MINUTE_MS),
    );
  }
  visit.orders.push({ id: '', nth: model.visits.reduce((sum, { orders }) => sum + orders.length, 0) });
  return { done: true, visit };
}

export function notify(
  model: Model,
  visit: Visit,
  notice: ModelNotice,
  how: Extract<Operation, { act: 'notify' }>['how'],
): Expected {
  if (how !== 'genuine') return { done: true, verdict: how };
  hear(model, visit, [notice], []);
  return { done: true, verdict: 'accepted' };
}

/** The gateway returns the payments of an order, and whether the last of them was charged back. */
export function retrieve(
  model: Model,
  visit: Visit,
  order: string,
  { payments, isChargedBack }: Extract<Operation, { act: 'retrieve' }>,
): Expected {
  const notices = payments.flatMap((payment): ModelNotice[] => {
    const isTaken = isChargedBack && payment === payments.at(-1);
    return [SUCCESS, ...(isTaken ? [CHARGED_BACK] : [])].map((code) => ({ order, payment, code }));
  });
  hear(model, visit, notices, notices.map(keyOf));
  return { done: true };
}

/** Applies the gateway's data, if any part is new. */
function hear(model: Model, visit: Visit, notices: readonly ModelNotice[], known: readonly string[]): void {
  const news = notices.filter(
    (each) => !visit.notices.some((earlier) => keyOf(earlier) === keyOf(each) && earlier.code === each.code),
  );
  if (news.length === 0 && known.every((key) => visit.known.has(key))) return;
  const before = paymentsOf(model, visit);
  visit.notices = [...visit.notices, ...news];
  for (const key of known) visit.known.add(key);
  const after = paymentsOf(model, visit);
  const isFirst = before.length === 0 && after.length > 0;
  const isAgain = remaining(before).length === 0 && remaining(after).length > 0;
  if ((isFirst || isAgain) && (visit.money === 'none' || visit.money === 'charged_back')) place(model, visit);
  settle(model, visit, after);
}

/**
 * The effect of a payment on a visit without an applied payment, or whose payment was charged back (decisions D4, D8).
 */
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
    replaceOwn(model, visit);
  }
  Object.assign(visit, { status: 'confirmed', cancelReason: null, money: 'paid', version: visit.version + 1 });
  confirmed(model, visit);
}

function revived(model: Model, visit: Visit): string | null {
  if (visit.startsAt <= model.now) return null;
  releaseOverdue(model, visit.day);
  const free = freeStylists(model, { ...visit, but: visit.owner });
  return free.includes(visit.stylist) ? visit.stylist : (free[0] ?? null);
}

/** Ends the customer's unpaid hold at the time of the visit they have paid. */
function replaceOwn(model: Model, { owner, day, start, minutes }: Visit): void {
  for (const held of model.visits)
    if (held.owner === owner && held.status === 'pending' && held.day === day)
      if (held.start < start + minutes && start < held.start + held.minutes) cancelAs(held, 'replaced');
}

/** The refunds by the set of notices: one payment counts, every other is refunded, except those charged back. */
function settle(model: Model, visit: Visit, payments: readonly Paid[]): void {
  const all = keysOf(payments);
  const left = remaining(payments);
  const [first] = left;
  rename(visit, all);
  const atDesk = visit.money === 'paid_at_desk' || visit.owed.has(DESK);
  if (!atDesk) {
    if (first === undefined && all.length > 0) visit.money = 'charged_back';
    else if (first !== undefined && visit.money === 'charged_back')
      visit.money = visit.status !== 'cancelled' || backOf(model, visit) === 0 ? 'paid' : 'refund_due';
  }
  visit.payment = first ?? all[0] ?? visit.payment;
  const kept = atDesk ? undefined : first;
  const second = left.filter((payment) => payment !== kept);
  const owed = new Set(visit.owed.keys());
  for (const payment of second) owe(visit, payment, { reason: 'second_payment', cents: model.rules.feeCents });
  for (const [payment, { reason }] of visit.owed) {
    if (payment !== DESK && (!left.includes(payment) || (reason === 'second_payment' && !second.includes(payment))))
      visit.owed.delete(payment);
  }
  if (visit.money === 'refund_due' && kept !== undefined)
    owe(visit, kept, { reason: 'cancelled', cents: backOf(model, visit) });
  if (visit.money === 'paid_unplaced' && kept !== undefined)
    owe(visit, kept, { reason: 'unplaced', cents: model.rules.feeCents });
  for (const [payment, { reason }] of visit.owed)
    if (!owed.has(payment) && reason !== 'unplaced') visit.mails.push(`owed ${visit.version}`);
}

/** The refund of a payment whose id has changed uses the new id. */
function rename({ owed }: Visit, all: readonly string[]): void {
  for (const [payment, each] of [...owed]) {
    const first = all.find((key) => key.split(' ')[1] === payment.split(' ')[1]);
    if (first === undefined || all.includes(payment) || owed.has(first)) continue;
    owed.delete(payment);
    owed.set(first, each);
  }
}
