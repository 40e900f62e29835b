import type { AttemptState, RefundReason } from '@salon/contracts';
import { STATUS } from '../gateway/retrieval.rules.js';

export interface Payment {
  orderId: string;
  /** Empty when the gateway gave none. */
  paymentId: string;
}

export interface AcceptedNotice extends Payment {
  statusCode: number;
  /** The gateway's retrieval API has confirmed this payment of this order. */
  isKnown: boolean;
}

/** A payment that was or is being refunded. */
export interface Returned extends Payment {
  reason: RefundReason;
}

/**
 * The meaning of a set of accepted notices (docs/gateway.md, "How a notice is processed", step 5), without refunds of
 * double payments.
 */
export interface Ledger {
  /** All successful payments, in the order they were received. */
  succeeded: Payment[];
  /** Those that were not charged back; the first counts, the others must be refunded. */
  remaining: Payment[];
  /** A successful payment was charged back; a chargeback of an unpaid order does not count. */
  isChargedBack: boolean;
}

/** A successful payment. */
interface Success extends Payment {
  /** Position of its notice among all notices. */
  position: number;
  isChargedBack: boolean;
}

const WITHOUT_SUCCESS: readonly (readonly [number, AttemptState])[] = [
  [STATUS.failed, 'failed'],
  [STATUS.cancelled, 'cancelled'],
  [STATUS.pending, 'pending'],
];
const STRONGEST: readonly AttemptState[] = ['pending', 'failed', 'cancelled'];

/**
 * The successful payments of one order. The payment id of a notice is not signed: a person with one genuine notice can
 * resend it with any id. So an order has one payment, under the id that arrived first, until the retrieval API returns
 * its payments, which then replace it. A chargeback with an unknown id applies to the first payment.
 */
function successesOf(orderId: string, notices: readonly AcceptedNotice[]): Success[] {
  const ids = new Map<string, { position: number; isKnown: boolean }>();
  const chargedBack = new Set<string>();
  notices.forEach((notice, position) => {
    if (notice.orderId !== orderId) return;
    const { paymentId, statusCode, isKnown } = notice;
    if (statusCode === STATUS.chargedBack) chargedBack.add(paymentId);
    if (statusCode === STATUS.success && !ids.has(paymentId)) ids.set(paymentId, { position, isKnown });
  });
  const all = [...ids];
  const known = all.filter(([, { isKnown }]) => isKnown);
  const counted = known.length > 0 ? known : all.slice(0, 1);
  const isNamed = counted.some(([paymentId]) => chargedBack.has(paymentId));
  return counted.map(([paymentId, { position }], nth) => ({
    orderId,
    paymentId,
    // The first one keeps the position of the order's first payment, which may have arrived under another id.
    position: nth === 0 ? (all[0]?.[1].position ?? position) : position,
    isChargedBack: chargedBack.has(paymentId) || (nth === 0 && chargedBack.size > 0 && !isNamed),
  }));
}

const ordersOf = (notices: readonly AcceptedNotice[]): string[] => [...new Set(notices.map(({ orderId }) => orderId))];

/**
 * The state of an order: success is final except for a chargeback. Of one payment id pending is the weakest state; an
 * order of several is pending while one of them is.
 * @param notices in the order they were received
 */
export function attemptState(orderId: string, notices: readonly AcceptedNotice[]): AttemptState {
  if (successesOf(orderId, notices).some(({ isChargedBack }) => !isChargedBack)) return 'paid';
  const ofOrder = notices.filter((notice) => notice.orderId === orderId);
  if (ofOrder.some(({ statusCode }) => statusCode === STATUS.chargedBack)) return 'charged_back';
  const states = new Set(
    ofOrder.map(({ paymentId }) => stateOf(ofOrder.filter((each) => each.paymentId === paymentId))),
  );
  return STRONGEST.find((state) => states.has(state)) ?? 'initiated';
}

const stateOf = (notices: readonly AcceptedNotice[]): AttemptState | undefined =>
  WITHOUT_SUCCESS.find(([code]) => notices.some(({ statusCode }) => statusCode === code))?.[1];

/**
 * The state of an appointment's payments, from the accepted notices of all its orders. The order of notices only
 * decides which of several payments is first, never how many remain.
 * @param notices in the order they were received
 */
export function ledgerOf(notices: readonly AcceptedNotice[], returned: readonly Returned[] = []): Ledger {
  const extra = returned.filter(({ reason }) => reason === 'second_payment');
  const succeeded = ordersOf(notices)
    .flatMap((orderId) => successesOf(orderId, notices))
    .filter((payment) => !extra.some(isSame(payment)))
    .sort((a, b) => a.position - b.position);
  const remaining = succeeded.filter(({ isChargedBack }) => !isChargedBack);
  return {
    succeeded: succeeded.map(asPayment),
    remaining: remaining.map(asPayment),
    isChargedBack: remaining.length < succeeded.length,
  };
}

/** The payments that the bank took back, in the order they were received. @param notices as for `ledgerOf` */
export function chargedBackOf(notices: readonly AcceptedNotice[]): Payment[] {
  const { succeeded, remaining } = ledgerOf(notices);
  return succeeded.filter((payment) => !remaining.some(isSame(payment)));
}

/** The remaining payment that counts: the one whose refund is part of the visit's money, else the first. */
export const countedOf = (remaining: readonly Payment[], returned: readonly Returned[]): Payment | undefined =>
  remaining.find((payment) => returned.some(isSame(payment))) ?? remaining[0];

export const isSame =
  (a: Payment) =>
  (b: Payment): boolean =>
    a.orderId === b.orderId && a.paymentId === b.paymentId;

const asPayment = ({ orderId, paymentId }: Success): Payment => ({ orderId, paymentId });
