import { DEFAULT_POLICY } from '@salon/contracts';
import { addMinutes, type LocalDay, MINUTE_MS, timeOf, toInstant } from '@salon/kernel';
import type { Operation } from './operations.js';
import {
  type Basket,
  CLOSES,
  minutesOfBasket,
  type Model,
  OPENS,
  priceOf,
  refused,
  type Expected,
  todayOf,
  type Visit,
  ZONE,
} from './model.state.js';

const GRID = DEFAULT_POLICY.gridMinutes;

const isOverdue = (model: Model, visit: Visit): boolean => visit.status === 'pending' && visit.holdUntil <= model.now;
const instant = (day: LocalDay, minute: number): number => toInstant(day, timeOf(minute), ZONE).getTime();

/** Visits that hold a stylist's time on a day; an overdue hold and `but`'s own do not count. */
const bookedVisits = (model: Model, day: LocalDay, but: number | null): Visit[] =>
  model.visits.filter(
    (visit) =>
      visit.day === day &&
      visit.status !== 'cancelled' &&
      !isOverdue(model, visit) &&
      !(visit.status === 'pending' && visit.owner === but),
  );

export function freeStylists(
  model: Model,
  { day, start, minutes, but }: { day: LocalDay; start: number; minutes: number; but: number | null },
): string[] {
  if (start < OPENS || start + minutes > CLOSES) return [];
  const taken = bookedVisits(model, day, but);
  const load = (id: string): number =>
    taken.filter(({ stylist }) => stylist === id).reduce((sum, visit) => sum + visit.minutes, 0);
  return model.stylists
    .filter(
      (id) =>
        !taken.some(
          (visit) => visit.stylist === id && visit.start < start + minutes && start < visit.start + visit.minutes,
        ),
    )
    .sort((a, b) => load(a) - load(b) || (a < b ? -1 : 1));
}

export function availability(
  model: Model,
  { who, day, basket }: Extract<Operation, { act: 'availability' }>,
): Expected {
  if (day < todayOf(model)) return refused('INVALID');
  const minutes = minutesOfBasket[basket];
  const grid = Array.from({ length: (CLOSES - OPENS) / GRID }, (_, at) => OPENS + at * GRID);
  const starts = grid.filter(
    (start) => !isTooSoon(model, day, start) && freeStylists(model, { day, start, minutes, but: who }).length > 0,
  );
  return { done: true, starts };
}

const isTooSoon = (model: Model, day: LocalDay, start: number): boolean =>
  instant(day, start) < model.now + model.rules.leadMinutes * MINUTE_MS;

/** The payload of a booking call: the current cart, or a cut when it is empty. */
export const sentBasket = (basket: Basket): Basket => (basket === 'nothing' ? 'cut' : basket);

const hashOf = (op: Extract<Operation, { act: 'book' }>, basket: Basket): string =>
  `${op.day} ${op.start} ${basket === 'offer' ? 'both' : basket}`;

export function book(model: Model, op: Extract<Operation, { act: 'book' }>): Expected {
  const { who, day, start, key } = op;
  const basket = model.baskets[who] ?? 'nothing';
  if (day < todayOf(model)) return refused('INVALID');
  const hash = hashOf(op, sentBasket(basket));
  const earlier = earlierOf(model, who, key);
  if (earlier && (earlier.status === 'cancelled' || isOverdue(model, earlier))) return refused('BOOKING_OVER');
  if (earlier && earlier.hash !== hash) return refused('IDEMPOTENCY_KEY_REUSED');
  if (earlier) return { done: true, visit: earlier };
  const minutes = minutesOfBasket[basket];
  if (basket === 'nothing' || isTooSoon(model, day, start) || start + minutes > CLOSES) return refused('INVALID');
  const [stylist] = freeStylists(model, { day, start, minutes, but: who });
  if (stylist === undefined) return refused('BOOKING_SLOT_TAKEN');
  const same = model.visits.find(
    (visit) =>
      visit.owner === who &&
      visit.status === 'pending' &&
      visit.holdUntil > model.now &&
      visit.hash === hash &&
      visit.totalCents === priceOf(model, basket) &&
      (visit.basket === 'offer') === (basket === 'offer'),
  );
  if (same) return { done: true, visit: same };
  if (unpaidToday(model, who) >= model.rules.unpaidPerDay) return refused('TOO_MANY_UNPAID');
  if (!isKnown(model, who) && expiredToday(model, who) + minutes > model.rules.newcomerMinutes)
    return refused('TOO_LONG_UNPAID');
  releaseOverdue(model, day);
  for (const old of model.visits)
    if (old.owner === who && old.status === 'pending') cancelAs(old, isOverdue(model, old) ? 'unpaid' : 'replaced');
  return { done: true, visit: hold(model, op, { basket, minutes, hash, stylist }) };
}

function earlierOf(model: Model, who: number, key: string | null): Visit | undefined {
  const found = key === null ? undefined : model.visits.find((visit) => visit.owner === who && visit.key === key);
  if (!found || model.now - found.createdAt < model.rules.keyHours * 60 * MINUTE_MS) return found;
  found.key = null;
  return undefined;
}

const unpaidOf = (model: Model, who: number): Visit[] => {
  const today = todayOf(model);
  return model.visits.filter(
    (visit) => visit.owner === who && visit.money === 'none' && todayOf({ ...model, now: visit.createdAt }) === today,
  );
};

const unpaidToday = (model: Model, who: number): number => unpaidOf(model, who).length;

const expiredToday = (model: Model, who: number): number =>
  unpaidOf(model, who)
    .filter(({ cancelReason }) => cancelReason === 'unpaid')
    .reduce((sum, { minutes }) => sum + minutes, 0);

const isKnown = (model: Model, who: number): boolean =>
  model.visits.some(({ owner, status }) => owner === who && (status === 'confirmed' || status === 'completed'));

function hold(
  model: Model,
  { who, day, start, key }: Extract<Operation, { act: 'book' }>,
  chosen: Pick<Visit, 'basket' | 'minutes' | 'hash' | 'stylist'>,
): Visit {
  const visit: Visit = {
    ...chosen,
    id: '',
    owner: who,
    day,
    start,
    key,
    startsAt: instant(day, start),
    status: 'pending',
    cancelReason: null,
    money: 'none',
    payment: null,
    totalCents: priceOf(model, chosen.basket),
    createdAt: model.now,
    holdUntil: addMinutes(new Date(model.now), model.rules.holdMinutes).getTime(),
    version: 0,
    cancelCostCents: 0,
    orders: [],
    notices: [],
    known: new Set(),
    owed: new Map(),
    mails: [],
  };
  model.visits.push(visit);
  return visit;
}

export function cancelAs(visit: Visit, reason: NonNullable<Visit['cancelReason']>): void {
  Object.assign(visit, { status: 'cancelled', cancelReason: reason, version: visit.version + 1 });
}

export function releaseOverdue(model: Model, day?: LocalDay): void {
  for (const visit of model.visits)
    if (isOverdue(model, visit) && (day === undefined || visit.day === day)) cancelAs(visit, 'unpaid');
}
