import type { Actor, AppointmentStatus, CancelReason, MoneyState, VisitTerms } from '@salon/contracts';
import { addMinutes, type Cents } from '@salon/kernel';

interface Cancelling {
  actor: Actor;
  /** Not confirmed yet: nobody counted on it. */
  isHold: boolean;
  startsAt: Date;
  now: Date;
  /** Price of the services, booking fee excluded. */
  totalCents: Cents;
  /** Of the booking fee, what was paid, online or at the desk. */
  paidCents: Cents;
  terms: Pick<VisitTerms, 'noticeHours' | 'latePercent'>;
}

export interface Consequence {
  /** What cancelling costs. */
  costCents: Cents;
  refundCents: Cents;
  /** Still owed beyond what was paid; nothing is charged automatically. */
  owedCents: Cents;
}

/** Until when a visit can be cancelled free of charge (decision C9). */
export const noticeEnd = (startsAt: Date, { noticeHours }: Pick<VisitTerms, 'noticeHours'>): Date =>
  addMinutes(startsAt, -noticeHours * 60);

/** A share of the service price, in whole cents. */
const shareOf = (totalCents: number, percent: number): number => Math.ceil((totalCents * percent) / 100);

/**
 * What cancelling costs (decision C9, docs/product.md §9): free with notice, by the salon, or before it is confirmed,
 * else a share of the services.
 */
export function consequenceOf({ actor, isHold, startsAt, now, totalCents, paidCents, terms }: Cancelling): Consequence {
  const isFree = actor !== 'customer' || isHold || now <= noticeEnd(startsAt, terms);
  const cost = isFree ? 0 : shareOf(totalCents, terms.latePercent);
  return { costCents: cost as Cents, refundCents: beyond(paidCents, cost), owedCents: beyond(cost, paidCents) };
}

/** A visit as far as its money goes. */
export interface Account {
  status: AppointmentStatus;
  money: MoneyState;
  totalCents: number;
  /** Asked online: the booking fee, and of the price what is paid with it. */
  feeCents: number;
  /** Of `feeCents`, what is paid of the price. */
  prepaidCents?: number;
  cancelCostCents?: number | null;
  /** Taken at the desk, the booking fee apart; negative when part of a whole payment was given back there. */
  deskPaidCents?: number;
  noShowPercent: number;
}

/** Of what is paid online, what the salon has, paid online or at the desk, and does not give back (ADR-0020). */
export function feePaidCents({
  money,
  feeCents,
  cancelCostCents,
}: Pick<Account, 'money' | 'feeCents' | 'cancelCostCents'>): Cents {
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

/** What is still to be paid at the salon for a visit, or owed to it afterwards (decisions B13, C9, ADR-0020). */
export function dueCents(visit: Account): Cents {
  const { status, money, totalCents, feeCents, cancelCostCents, noShowPercent, deskPaidCents = 0 } = visit;
  const restCents = costCents(visit) - feeCents;
  const paid = feePaidCents(visit) + deskPaidCents;
  switch (status) {
    case 'pending':
      return restCents as Cents;
    case 'confirmed':
      return beyond(costCents(visit), paid);
    case 'completed':
      // Completed says that the rest was paid, noted at the desk or not (ADR-0020).
      return beyond(money === 'charged_back' ? feeCents : 0, beyond(deskPaidCents, restCents));
    case 'no_show':
      return beyond(shareOf(totalCents, noShowPercent), paid);
    case 'cancelled':
      return beyond(money === 'paid_unplaced' ? costCents(visit) : (cancelCostCents ?? 0), paid);
  }
}

/**
 * What can be taken at the desk: what is due, and of a completed visit the rest as long as nobody has noted how it was
 * paid.
 */
export const payableCents = (visit: Account): Cents =>
  visit.status === 'completed' ? beyond(costCents(visit), allPaidCents(visit)) : dueCents(visit);

/** Cancelled by the customer when it was no longer free under the policy of the visit; the cost was frozen then. */
export const isLateCancel = ({
  status,
  cancelReason,
  cancelCostCents,
}: Pick<Account, 'status' | 'cancelCostCents'> & { cancelReason: CancelReason | null }): boolean =>
  status === 'cancelled' && cancelReason === 'customer' && (cancelCostCents ?? 0) > 0;

/**
 * What was paid beyond the price of a visit that takes place, or beyond what missing it costs: its share, and the
 * booking fee at least.
 */
export function overpaidCents(visit: Account): Cents {
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

/** What the visit costs altogether: its services and the booking fee. */
export const costCents = ({
  totalCents,
  feeCents,
  prepaidCents = 0,
}: Pick<Account, 'totalCents' | 'feeCents' | 'prepaidCents'>): number => totalCents + feeCents - prepaidCents;
export const allPaidCents = (visit: Account): number => feePaidCents(visit) + (visit.deskPaidCents ?? 0);

/** Of a fee that has come in for a cancelled visit, what goes back; the rest counts toward what the cancelling cost. */
export const feeBackCents = ({ feeCents, cancelCostCents }: Pick<Account, 'feeCents' | 'cancelCostCents'>): Cents =>
  beyond(feeCents, cancelCostCents ?? 0);

/** What the money of a cancelled visit is once its fee has come in. */
export const moneyOnceCancelled = (visit: Pick<Account, 'feeCents' | 'cancelCostCents'>): 'refund_due' | 'paid' =>
  feeBackCents(visit) > 0 ? 'refund_due' : 'paid';

const beyond = (amount: number, paid: number): Cents => Math.max(0, amount - paid) as Cents;
