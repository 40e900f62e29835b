import {
  type AppointmentStatus,
  type CancelReason,
  DEFAULT_POLICY,
  holdLimits,
  type MoneyState,
} from '@salon/contracts';
import { type LocalDay, lkr, toLocal } from '@salon/kernel';
import { DAY, MONDAY_MORNING } from '../testing/salon.js';
import { CUT, NAILS } from '../testing/fake-catalog.js';

export const ZONE = 'Asia/Colombo';
export const DAYS: readonly LocalDay[] = [DAY, '2026-11-27'];
export const PEOPLE = 3;
export const OPENS = 9 * 60;
export const CLOSES = 18 * 60;
const OFFER_CENTS = 500_000;

/** The salon's limits; a spec changes one of them to check that the comparison detects it. */
export const RULES = {
  leadMinutes: 60,
  holdMinutes: DEFAULT_POLICY.holdMinutes,
  payHoldMinutes: holdLimits(DEFAULT_POLICY.holdMinutes).pay,
  mostHoldMinutes: holdLimits(DEFAULT_POLICY.holdMinutes).most,
  unpaidPerDay: 6,
  newcomerMinutes: 300,
  openOrders: 3,
  feeCents: lkr(DEFAULT_POLICY.bookingFee),
  keyHours: 24,
  noticeHours: DEFAULT_POLICY.noticeHours,
  noShowMinutes: 15,
  /** Whether a payment id is trusted that only a notice contains. */
  trustsIds: false as boolean,
  revivable: ['unpaid', 'replaced'] as readonly CancelReason[],
};
export type Rules = typeof RULES;

export type Basket = 'nothing' | 'cut' | 'nails' | 'both' | 'offer';

/** `nth` of all orders ever opened; its id is empty until the gateway's form returns it. */
interface Order {
  id: string;
  nth: number;
}

export interface ModelNotice {
  order: string;
  payment: string;
  code: number;
}

interface Owed {
  reason: 'cancelled' | 'second_payment' | 'unplaced';
  cents: number;
}

/** A visit as the model sees it; times in milliseconds, wall clock in minutes. */
export interface Visit {
  /** The database's id; empty until the first response returns it. */
  id: string;
  owner: number;
  day: LocalDay;
  start: number;
  minutes: number;
  startsAt: number;
  stylist: string;
  status: AppointmentStatus;
  cancelReason: CancelReason | null;
  money: MoneyState;
  payment: string | null;
  basket: Basket;
  totalCents: number;
  /** The cancellation cost. */
  cancelCostCents: number;
  createdAt: number;
  holdUntil: number;
  key: string | null;
  hash: string;
  version: number;
  orders: Order[];
  notices: ModelNotice[];
  /** Payments that the gateway confirms, by payment and order. */
  known: Set<string>;
  /** By order and payment. */
  owed: Map<string, Owed>;
  mails: string[];
}

export interface Model {
  rules: Rules;
  now: number;
  /** By id. */
  stylists: readonly string[];
  prices: { cut: number; nails: number; offer: number };
  baskets: Basket[];
  visits: Visit[];
}

export const opening = (stylists: readonly string[], rules: Rules = RULES): Model => ({
  rules,
  now: Date.parse(MONDAY_MORNING),
  stylists: [...stylists].sort(),
  prices: { cut: CUT.priceCents, nails: NAILS.priceCents, offer: OFFER_CENTS },
  baskets: Array.from({ length: PEOPLE }, () => 'nothing' as const),
  visits: [],
});

/** A copy of the state. */
export const copyOf = (model: Model): Model => ({
  ...model,
  prices: { ...model.prices },
  baskets: [...model.baskets],
  visits: model.visits.map((visit) => ({
    ...visit,
    orders: visit.orders.map((order) => ({ ...order })),
    notices: [...visit.notices],
    known: new Set(visit.known),
    owed: new Map(visit.owed),
    mails: [...visit.mails],
  })),
});

export const todayOf = ({ now }: Model): LocalDay => toLocal(new Date(now), ZONE).day;

export const minutesOfBasket: Readonly<Record<Basket, number>> = {
  nothing: 0,
  cut: CUT.minutes,
  nails: NAILS.minutes,
  both: CUT.minutes + NAILS.minutes,
  offer: CUT.minutes + NAILS.minutes,
};

export function priceOf({ prices }: Model, basket: Basket): number {
  return { nothing: 0, cut: prices.cut, nails: prices.nails, both: prices.cut + prices.nails, offer: prices.offer }[
    basket
  ];
}

/** The result of an operation: done, with its visit if any, or refused with a code. */
export type Expected = { done: true; visit?: Visit; starts?: number[]; verdict?: string } | { refused: string };
export const refused = (code: string): Expected => ({ refused: code });
