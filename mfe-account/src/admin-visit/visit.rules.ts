import {
  type AdminAction,
  AMOUNT_NAMES,
  COST_NAMES,
  type DeskPayment,
  deskVisitRefusals,
  isUnplaced,
  PAYMENT_MEANS_NAMES,
  PAYMENT_STATE_NAMES,
  type PaymentFact,
  type PaymentMeans,
  type Refund,
  TAKEN_BACK_BY_BANK,
  type VisitEvent,
  type VisitRecord,
} from '@salon/contracts';
import { moneyText, sumLkr } from '@salon/kernel';
import { feeOf, isRefunded, type MoneyLine, moneyOf } from '../visit/appointment.rules.js';

/** Whether the gateway has not decided yet about a payment for an unpaid hold. */
export const isBeingChecked = ({ status, attempt }: VisitRecord['visit']): boolean =>
  status === 'pending' && attempt === 'pending';

export const BEING_CHECKED = 'The gateway is still checking a payment.';

const isUndo = ({ cause }: VisitEvent): boolean => cause?.kind === 'undo';

/** An item of the history, with the desk's admin action that caused it. */
export interface HistoryItem extends VisitEvent {
  action?: AdminAction;
  /** The item that this one undid. */
  undid?: VisitEvent;
}

/**
 * By an admin: what only the system may do, such as confirming a cancelled visit, still names the admin who caused it.
 */
const isByAdmin = ({ actor, by }: VisitEvent): boolean => actor === 'admin' || (actor === 'system' && by !== null);

/** Matches each admin action with the item that was written with it, and an undo with the item of what it undid. */
export function historyOf({ history, acts }: Pick<VisitRecord, 'history' | 'acts'>): HistoryItem[] {
  const left = [...acts];
  const items = history.map((event): HistoryItem => {
    const at = left.findIndex((action) => action.at === event.at && isByAdmin(event) && !isUndo(event));
    const [action] = at < 0 ? [] : left.splice(at, 1);
    return { ...event, ...(action && { action }) };
  });
  return items.map((item) => {
    const undid = isUndo(item) ? items.find(({ action }) => action?.undoneAt === item.at) : undefined;
    return { ...item, ...(undid && { undid }) };
  });
}

/** What comes before cancelling a visit with money at the desk, as its refusal says it. @param deskPaid LKR, not 0 */
export const beforeCancelling = (deskPaid: number): string =>
  deskVisitRefusals.DESK_MONEY_STANDS.text({
    reason: deskPaid > 0 ? 'desk' : 'given',
    amount: moneyText(Math.abs(deskPaid)),
  });

/** What the visit costs: the services and the booking fee, or what missing or cancelling it costs. */
function costOf({ visit, money }: VisitRecord): MoneyLine[] {
  const { status, totalAmount, appointmentFee, feePaid, due } = visit;
  if (status === 'cancelled' || status === 'no_show') {
    const amount = sumLkr([feePaid, money.deskPaid, due, -money.overpaid]);
    return amount > 0 && !isUnplaced(visit) ? [{ label: COST_NAMES[status], amount }] : [];
  }
  const parts = [
    { label: AMOUNT_NAMES.services, amount: totalAmount },
    { label: AMOUNT_NAMES.fee, amount: appointmentFee },
  ];
  return [...(appointmentFee > 0 ? parts : []), ...moneyOf(visit).filter(({ isTotal }) => isTotal)];
}

/** The state of the booking fee, as the salon sees it. */
const deskFeeOf = (visit: VisitRecord['visit']): MoneyLine =>
  visit.money === 'charged_back' ? { ...feeOf(visit), label: TAKEN_BACK_BY_BANK } : feeOf(visit);

/** The booking fee with the part of the price that is paid with it, and what of them goes back; none of zero. */
function feeLinesOf(visit: VisitRecord['visit']): MoneyLine[] {
  const { appointmentFee, prepaid = 0 } = visit;
  const paid = {
    label: prepaid > 0 ? 'Booking fee and services paid' : 'Booking fee paid',
    amount: appointmentFee + prepaid,
  };
  return [...(isRefunded(visit) ? [paid] : []), deskFeeOf(visit)].filter(({ amount }) => amount > 0);
}

/** What is due, now or at the salon, or to be refunded. */
function dueOf({ visit, money: { overpaid } }: VisitRecord): MoneyLine[] {
  const dues = moneyOf(visit).filter(({ label, isTotal }) => !isTotal && label !== feeOf(visit).label);
  return overpaid > 0
    ? [...dues.filter(({ amount }) => amount > 0), { label: AMOUNT_NAMES.toRefund, amount: overpaid, strong: true }]
    : dues;
}

/** Of a completed visit, which is paid by definition, what nobody has noted. */
function unnotedOf({ visit, money }: VisitRecord, label: string): MoneyLine[] {
  const amount = visit.status === 'completed' ? sumLkr([money.payable, -visit.due]) : 0;
  return amount > 0 ? [{ label, amount }] : [];
}

/** What the desk took in all, and what it refunded of the price after the visit, or of an online payment. */
function deskSumsOf({ deskPaid, givenBack = 0 }: VisitRecord['money']): MoneyLine[] {
  const taken = sumLkr([deskPaid, givenBack]);
  const sums = [
    { label: 'Paid at the desk', amount: Math.max(0, taken) },
    { label: 'Refunded at the desk', amount: givenBack + Math.max(0, -taken) },
  ];
  return sums.filter(({ amount }) => amount > 0);
}

/** The totals; the payments are listed below them. 'Total', not 'Paid in full', while nobody has noted a part of it. */
export function sumsOf(record: VisitRecord): MoneyLine[] {
  const unnoted = unnotedOf(record, 'Of the price, nobody has noted how it was paid');
  return [
    ...costOf(record).map((line) => (line.isTotal && unnoted.length > 0 ? { ...line, label: 'Total' } : line)),
    ...feeLinesOf(record.visit),
    ...deskSumsOf(record.money),
    ...unnoted,
    ...dueOf(record),
  ];
}

const keptPayments = ({ deskPayments }: Pick<VisitRecord, 'deskPayments'>): DeskPayment[] =>
  deskPayments.filter(({ takenBack }) => !takenBack);

/** The printed receipt: each payment at the desk with its means. */
export const receiptLinesOf = (record: VisitRecord): MoneyLine[] => [
  ...costOf(record),
  ...feeLinesOf(record.visit),
  ...keptPayments(record).map(({ amount, means }) => ({
    label: `${PAYMENT_MEANS_NAMES[means]}${amount < 0 ? ', refunded' : ''}`,
    amount: Math.abs(amount),
  })),
  ...unnotedOf(record, AMOUNT_NAMES.paidAtSalon),
  ...dueOf(record),
];

/** 'Online, VISA (taken back by the bank)'. */
export function onlineTitle({ method, status }: PaymentFact): string {
  const title = method ? `Online, ${method}` : 'Online';
  if (status === 'paid') return title;
  const state = status === 'charged_back' ? TAKEN_BACK_BY_BANK : PAYMENT_STATE_NAMES[status];
  return `${title} (${state.toLowerCase()})`;
}

export const REFUND_TITLES: Readonly<Record<Refund['state'], string>> = {
  due: AMOUNT_NAMES.toRefund,
  refunding: PAYMENT_STATE_NAMES.refunding,
  refunded: PAYMENT_STATE_NAMES.refunded,
};

/** The instant of a refund's state: when it was made or sent, or became due. */
export const refundedAt = ({ doneAt, begunAt, createdAt }: Refund): string => doneAt ?? begunAt ?? createdAt;

const REFUND_MEANS: Readonly<Record<NonNullable<Refund['method']>, string>> = {
  gateway: 'through the gateway',
  bank: PAYMENT_MEANS_NAMES.transfer.toLowerCase(),
};

/** By which means it was made, its reference, and why the gateway refused it. */
export const refundFacts = ({ method, reference, failure }: Refund): (string | null)[] => [
  method && REFUND_MEANS[method],
  reference,
  failure,
];

interface RefundForm {
  /** LKR that can be refunded at the desk. */
  most: number;
  /** Those of the newest payment. */
  means: PaymentMeans;
  /** LKR by these means: what they took, else what the newest payment's took; all of it when the desk took nothing. */
  suggested(means: PaymentMeans): number;
}

/** The refund that is suggested: of one payment, by its means. */
export function refundOf(record: Pick<VisitRecord, 'money' | 'deskPayments'>): RefundForm {
  const { deskPaid, overpaid } = record.money;
  const payments = keptPayments(record);
  const takenBy = (means: PaymentMeans): number =>
    Math.max(0, sumLkr(payments.filter((each) => each.means === means).map(({ amount }) => amount)));
  const most = overpaid || Math.max(0, deskPaid);
  const newest = payments.findLast(({ means }) => takenBy(means) > 0)?.means ?? 'cash';
  return {
    most,
    means: newest,
    suggested: (means) => Math.min(most, takenBy(means) || takenBy(newest) || most),
  };
}
