import {
  type AppointmentStatus,
  type CancelParty,
  type CancelReason,
  freeHoursOf,
  isUnplaced,
  type MoneyState,
  type VisitTerms,
} from '@salon/contracts';
import { addMinutes, type Cents } from '@salon/kernel';

interface Cancelling {
  /** At whose request, not who enters it: the desk also cancels for a customer. */
  party: CancelParty;
  /** Not confirmed yet, so cancelling is free. */
  isHold: boolean;
  startsAt: Date;
  now: Date;
  /** Price of the services, booking fee excluded. */
  totalCents: Cents;
  /** What is paid of booking fee and prepaid part, online or at the desk. */
  paidCents: Cents;
  terms: Pick<VisitTerms, 'noticeHours' | 'latePercent'>;
}

export interface Consequence {
  /** The cancellation cost. */
  costCents: Cents;
  refundCents: Cents;
  /** Amount owed beyond what was paid; nothing is charged automatically. */
  owedCents: Cents;
}

/** Until when a visit can be cancelled free of charge (decision C9). */
export const noticeEnd = (startsAt: Date, terms: Cancelling['terms']): Date =>
  addMinutes(startsAt, -freeHoursOf(terms) * 60);

/** A share of the service price, in whole cents. */
const shareOf = (totalCents: number, percent: number): number => Math.ceil((totalCents * percent) / 100);

/**
 * The cancellation cost (decision C9, docs/product.md §9): free with notice, by the salon, or before confirmation,
 * else a share of the services.
 */
export function consequenceOf({ party, isHold, startsAt, now, totalCents, paidCents, terms }: Cancelling): Consequence {
  const isFree = party === 'salon' || isHold || now <= noticeEnd(startsAt, terms);
  const cost = isFree ? 0 : shareOf(totalCents, terms.latePercent);
  return { costCents: cost as Cents, refundCents: beyond(paidCents, cost), owedCents: beyond(cost, paidCents) };
}

/** The amounts and the payment state of a visit, from which its rules compute what is paid and what is due. */
export interface VisitMoney {
  status: AppointmentStatus;
  money: MoneyState;
  totalCents: number;
  /** Amounts to pay online: the booking fee, and the part of the price paid with it. */
  feeCents: number;
  /** The part of the price included in `feeCents`. */
  prepaidCents?: number;
  cancelCostCents?: number | null;
  /** Taken at the desk, without the booking fee; negative when part of a full online payment was returned there. */
  deskPaidCents: number;
  noShowPercent: number;
}

/** The kept part of the online amount, whether it was paid online or at the desk (ADR-0020). */
export function feePaidCents({
  money,
  feeCents,
  cancelCostCents,
}: Pick<VisitMoney, 'money' | 'feeCents' | 'cancelCostCents'>): Cents {
  switch (money) {
    case 'paid':
    case 'paid_at_desk':
    case 'paid_unplaced':
      return feeCents as Cents;
    case 'refund_due':
    case 'refunding':
    case 'refunded':
      return (feeCents - feeBackCents({ feeCents, cancelCostCents })) as Cents;
    case 'none':
    case 'charged_back':
      return 0 as Cents;
  }
}

/** The amount still to be paid at the salon for a visit, or owed afterwards (decisions B13, C9, ADR-0020). */
export function dueCents(visit: VisitMoney): Cents {
  const { status, money, totalCents, feeCents, cancelCostCents, noShowPercent, deskPaidCents } = visit;
  const restCents = costCents(visit) - feeCents;
  const paid = feePaidCents(visit) + deskPaidCents;
  switch (status) {
    case 'pending':
      return restCents as Cents;
    case 'confirmed':
      return beyond(costCents(visit), paid);
    case 'completed':
      // A completed visit counts as fully paid, whether or not the desk noted the payment (ADR-0020).
      return beyond(money === 'charged_back' ? feeCents : 0, beyond(deskPaidCents, restCents));
    case 'no_show':
      return beyond(shareOf(totalCents, noShowPercent), paid);
    case 'cancelled':
      return beyond(money === 'paid_unplaced' ? costCents(visit) : (cancelCostCents ?? 0), paid);
  }
}

/**
 * The amount that can be taken at the desk: the amount due, and for a completed visit the rest until its payment is
 * noted; nothing for a paid visit without a time.
 */
export function payableCents(visit: VisitMoney): Cents {
  if (isUnplaced(visit)) return 0 as Cents;
  return visit.status === 'completed' ? beyond(costCents(visit), allPaidCents(visit)) : dueCents(visit);
}

/** A payment at the desk, negative when returned, with the visit as it was before. */
interface DeskPaymentMade {
  before: VisitMoney;
  amountCents: number;
}

/**
 * The part of its price that the desk returned after the visit was completed, beyond what was overpaid. It counts as
 * settled until it is taken again (decision D13).
 * @param payments those that are not undone, in order
 */
export function givenBackCents(visit: VisitMoney, payments: readonly DeskPaymentMade[]): Cents {
  let given = 0;
  for (const { before, amountCents } of payments) {
    if (before.status !== 'completed') continue;
    const after = { ...before, deskPaidCents: before.deskPaidCents + amountCents };
    given = Math.min(given + beyond(-amountCents, overpaidCents(before)), payableCents(after));
  }
  return Math.min(given, payableCents(visit)) as Cents;
}

/** Cancelled by the customer after free cancellation ended under the visit's policy; the cost was fixed then. */
export const isLateCancel = ({
  status,
  cancelReason,
  cancelCostCents,
}: Pick<VisitMoney, 'status' | 'cancelCostCents'> & { cancelReason: CancelReason | null }): boolean =>
  status === 'cancelled' && cancelReason === 'customer' && (cancelCostCents ?? 0) > 0;

/**
 * The amount paid beyond the price of a visit that takes place, or beyond the cost of a no-show: its share, at least
 * the booking fee.
 */
export function overpaidCents(visit: VisitMoney): Cents {
  const { status, totalCents, feeCents, prepaidCents = 0, noShowPercent } = visit;
  switch (status) {
    case 'confirmed':
    case 'completed':
      return beyond(allPaidCents(visit), costCents(visit));
    case 'no_show':
      return beyond(allPaidCents(visit), Math.max(feeCents - prepaidCents, shareOf(totalCents, noShowPercent)));
    case 'pending':
    case 'cancelled':
      return 0 as Cents;
  }
}

/** What a missed or cancelled visit costs: the kept part of what was paid, and what is owed. */
export const endedCostCents = (visit: VisitMoney): number =>
  allPaidCents(visit) + dueCents(visit) - overpaidCents(visit);

/** The total cost of the visit: services and booking fee. */
export const costCents = ({
  totalCents,
  feeCents,
  prepaidCents = 0,
}: Pick<VisitMoney, 'totalCents' | 'feeCents' | 'prepaidCents'>): number => totalCents + feeCents - prepaidCents;
export const allPaidCents = (visit: VisitMoney): number => feePaidCents(visit) + visit.deskPaidCents;

/** The refunded part of a fee that arrived for a cancelled visit; the rest counts toward the cancellation cost. */
export const feeBackCents = ({ feeCents, cancelCostCents }: Pick<VisitMoney, 'feeCents' | 'cancelCostCents'>): Cents =>
  beyond(feeCents, cancelCostCents ?? 0);

/** The payment state of a cancelled visit after its fee has arrived. */
export const moneyOnceCancelled = (visit: Pick<VisitMoney, 'feeCents' | 'cancelCostCents'>): 'refund_due' | 'paid' =>
  feeBackCents(visit) > 0 ? 'refund_due' : 'paid';

const beyond = (amount: number, paid: number): Cents => Math.max(0, amount - paid) as Cents;
