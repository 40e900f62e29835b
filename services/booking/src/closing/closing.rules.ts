import { CLOSING_MEANS, type ClosingKind, type ClosingMeans } from '@salon/contracts';
import { type AcceptedNotice, isSame, ledgerOf, type Payment } from '../ledger/ledger.rules.js';
import { STATUS } from '../gateway/retrieval.rules.js';

/** One amount in cents, negative when returned. */
export interface Entry {
  at: Date;
  means: ClosingMeans;
  kind: ClosingKind;
  amountCents: number;
  appointmentId: string;
}

export interface Sums {
  means: ClosingMeans;
  receivedCents: number;
  returnedCents: number;
}

/** The received and returned sums of each means, all means in their order. */
export const sumsOf = (entries: readonly Entry[]): Sums[] =>
  CLOSING_MEANS.map((means) => {
    const amounts = entries.filter((entry) => entry.means === means).map(({ amountCents }) => amountCents);
    return {
      means,
      receivedCents: total(amounts.filter((amount) => amount > 0)),
      returnedCents: -total(amounts.filter((amount) => amount < 0)) || 0,
    };
  });

export const expectedCents = ({ receivedCents, returnedCents }: Sums): number => receivedCents - returnedCents;

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

export interface OrderNotice extends AcceptedNotice {
  appointmentId: string;
  amountCents: number;
  receivedAt: Date;
}

/**
 * The payments of some orders and the chargebacks, each at the time of its first notice. The same rules as everywhere
 * decide which notices are payments (docs/gateway.md, "How a notice is processed").
 * @param notices all accepted notices of these orders, in the order they were received
 */
export function onlineEntries(notices: readonly OrderNotice[]): Entry[] {
  const orders = new Map<string, OrderNotice[]>();
  for (const notice of notices) orders.set(notice.orderId, [...(orders.get(notice.orderId) ?? []), notice]);
  return [...orders.values()].flatMap(entriesOfOrder);
}

function entriesOfOrder(notices: readonly OrderNotice[]): Entry[] {
  const [any] = notices;
  if (!any) return [];
  const { succeeded, remaining } = ledgerOf(notices);
  const entry = (kind: 'online' | 'charge_back', at: Date): Entry => ({
    at,
    means: 'online',
    kind,
    amountCents: kind === 'online' ? any.amountCents : -any.amountCents,
    appointmentId: any.appointmentId,
  });
  return succeeded.flatMap((payment, nth) => {
    const paid = entry('online', firstOf(notices, STATUS.success, nth === 0 ? undefined : payment));
    if (remaining.some(isSame(payment))) return [paid];
    return [paid, entry('charge_back', firstOf(notices, STATUS.chargedBack, payment))];
  });
}

/** When the first notice with this status arrived: for the payment, or for its order when the payment has none. */
function firstOf(notices: readonly OrderNotice[], statusCode: number, payment?: Payment): Date {
  const matching = notices.filter((notice) => notice.statusCode === statusCode);
  const first = (payment && matching.find(isSame(payment))) ?? matching[0];
  if (!first) throw new Error('a payment without a notice');
  return first.receivedAt;
}
