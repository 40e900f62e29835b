/** `status_code` of a notice (docs/gateway.md). */
export const STATUS = { success: 2, pending: 0, cancelled: -1, failed: -2, chargedBack: -3 } as const;
/** The codes by which the gateway gives or takes money, for `IN (…)` too. */
export const MONEY_CODES: readonly number[] = [STATUS.success, STATUS.chargedBack];

/** One payment of the gateway's retrieval response. */
export interface Retrieved {
  payment_id: number | string;
  order_id: string;
  status: string;
  currency: string;
  amount: number | string;
}

/** The gateway's data of an order. */
export interface Known {
  payments: Retrieved[];
  /** A payment is in progress. */
  isPending: boolean;
}

/** Status of the response itself (docs/gateway.md, "Merchant API"). */
const RESPONSE = { found: 1, pending: 0, none: -1 } as const;
/** Either the credentials are wrong, or the payment was declined: the gateway has one status for both. */
export const REFUSED = -2;

/** The readable part of a retrieval response about an order; null when there is none. */
export function knownOf(response: unknown, orderId: string): Known | null {
  const { status, data } = (response ?? {}) as { status?: unknown; data?: unknown };
  if (status === RESPONSE.pending || status === RESPONSE.none || status === REFUSED)
    return { payments: [], isPending: status === RESPONSE.pending };
  if (status !== RESPONSE.found || !Array.isArray(data)) return null;
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

/** The status codes that a retrieved payment implies: received money counts regardless of later changes. */
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
