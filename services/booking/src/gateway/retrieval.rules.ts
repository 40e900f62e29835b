/** `status_code` of a notice (docs/gateway.md). */
export const STATUS = { success: 2, pending: 0, cancelled: -1, failed: -2, chargedBack: -3 } as const;

/** One payment of the gateway's retrieval answer. */
export interface Retrieved {
  payment_id: number | string;
  order_id: string;
  status: string;
  currency: string;
  amount: number | string;
}

/** What the gateway knows of an order. */
export interface Known {
  payments: Retrieved[];
  /** A payment is under way. */
  isPending: boolean;
}

/** Of the answer itself (docs/gateway.md, "Merchant API"). */
const ANSWER = { found: 1, pending: 0, none: -1 } as const;
/** Who asks is not believed, or the payment was declined: the gateway has one status for both. */
export const REFUSED = -2;

/** What a retrieval answer says of an order, as far as it can be read; null when that is nothing. */
export function knownOf(answer: unknown, orderId: string): Known | null {
  const { status, data } = (answer ?? {}) as { status?: unknown; data?: unknown };
  if (status === ANSWER.pending || status === ANSWER.none || status === REFUSED)
    return { payments: [], isPending: status === ANSWER.pending };
  if (status !== ANSWER.found || !Array.isArray(data)) return null;
  const readable = data.filter(isRetrieved);
  return readable.length === 0 && data.length > 0
    ? null
    : { payments: readable.filter((payment) => payment.order_id === orderId), isPending: false };
}

function isRetrieved(item: unknown): item is Retrieved {
  const { payment_id: id, order_id: orderId, status } = (item ?? {}) as Partial<Record<keyof Retrieved, unknown>>;
  return (
    (Number.isSafeInteger(id) || (typeof id === 'string' && /^[\w-]{1,64}$/.test(id))) &&
    typeof orderId === 'string' &&
    typeof status === 'string'
  );
}

/** The status codes a retrieved payment stands for: money that was received counts however it fared later. */
export function codesOf({ status }: Retrieved): number[] {
  switch (status) {
    case 'RECEIVED':
    case 'REFUND REQUESTED':
    case 'REFUND PROCESSING':
    case 'REFUNDED':
      return [STATUS.success];
    case 'CHARGEBACKED':
      return [STATUS.success, STATUS.chargedBack];
    default:
      return [];
  }
}
