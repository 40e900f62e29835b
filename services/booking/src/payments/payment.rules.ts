import type { AttemptState, RefundReason } from '@salon/contracts';
import { STATUS } from '../gateway/retrieval.rules.js';

export interface Payment {
  orderId: string;
  /** Empty when the gateway gave none. */
  paymentId: string;
}

export interface AcceptedNotice extends Payment {
  statusCode: number;
}

/** A payment given back, or on its way back. */
export interface Returned extends Payment {
  reason: RefundReason;
}

/** What a set of accepted notices amounts to, whatever their order (gateway facts, step 5), without what has been returned as paid twice. */
export interface Ledger {
  /** Every success, in a fixed order. */
  succeeded: Payment[];
  /** Those not charged back; the first counts, the others are to be refunded. */
  standing: Payment[];
  /** A success was taken back; a charge-back of a payment nobody has heard of yet is none. */
  isChargedBack: boolean;
}

const BY_STRENGTH: readonly (readonly [number, AttemptState])[] = [
  [STATUS.chargedBack, 'charged_back'],
  [STATUS.success, 'paid'],
  [STATUS.failed, 'failed'],
  [STATUS.cancelled, 'cancelled'],
  [STATUS.pending, 'pending'],
];
const STRONGEST: readonly AttemptState[] = ['paid', 'charged_back', 'pending', 'failed', 'cancelled'];

/** The notices of each single payment, by order and payment id. */
function byPayment(notices: readonly AcceptedNotice[]): Map<string, AcceptedNotice[]> {
  const payments = new Map<string, AcceptedNotice[]>();
  for (const notice of notices) {
    const key = `${notice.paymentId} ${notice.orderId}`;
    payments.set(key, [...(payments.get(key) ?? []), notice]);
  }
  return payments;
}

/** Where one payment stands: success is final but for a charge-back, pending never lowers anything. */
const stateOf = (notices: readonly AcceptedNotice[]): AttemptState =>
  BY_STRENGTH.find(([code]) => notices.some(({ statusCode }) => statusCode === code))?.[1] ?? 'initiated';

/** Where an order stands, from its accepted notices. */
export function attemptState(notices: readonly AcceptedNotice[]): AttemptState {
  const states = [...byPayment(notices).values()].map(stateOf);
  return STRONGEST.find((state) => states.includes(state)) ?? 'initiated';
}

/** Where the payment of an appointment stands, from the accepted notices of all its orders. */
export function ledgerOf(notices: readonly AcceptedNotice[], returned: readonly Returned[] = []): Ledger {
  const extra = returned.filter(({ reason }) => reason === 'second_payment');
  const payments = [...byPayment(notices.filter((notice) => !extra.some(isSame(notice))))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, of]) => of);
  const succeeded = payments.filter((of) => of.some(({ statusCode }) => statusCode === STATUS.success));
  const standing = succeeded.filter((of) => stateOf(of) === 'paid');
  return {
    succeeded: succeeded.map(asPayment),
    standing: standing.map(asPayment),
    isChargedBack: standing.length < succeeded.length,
  };
}

/** The standing payment that counts: the one whose return the visit's money tells of, else the first. */
export const countedOf = (standing: readonly Payment[], returned: readonly Returned[]): Payment | undefined =>
  standing.find((payment) => returned.some(isSame(payment))) ?? standing[0];

export const isSame =
  (a: Payment) =>
  (b: Payment): boolean =>
    a.orderId === b.orderId && a.paymentId === b.paymentId;

const asPayment = (of: readonly AcceptedNotice[]): Payment => ({
  orderId: of[0]?.orderId ?? '',
  paymentId: of[0]?.paymentId ?? '',
});
