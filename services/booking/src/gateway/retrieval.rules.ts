/** `status_code` of a notice (gateway facts). */
export const STATUS = { success: 2, pending: 0, cancelled: -1, failed: -2, chargedBack: -3 } as const;

/** One payment of the gateway's retrieval answer. */
export interface Retrieved {
  payment_id: number | string;
  order_id: string;
  status: string;
  currency: string;
  amount: number | string;
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
