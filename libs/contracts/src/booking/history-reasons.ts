/**
 * Reasons that the product writes into the history of a visit, or the beginnings of them, which what staff wrote
 * follows and is deleted with the customer's data. Stored in rows: a changed one is no longer found there.
 */
export const HISTORY_REASONS = {
  rescheduledFrom: 'rescheduled from',
  reassignedFrom: 'reassigned from',
  servicesChanged: 'services changed',
  bankRefund: 'refund by bank transfer',
  paidAtDesk: 'paid at desk',
  undo: 'undo',
  note: 'note',
  placedByCustomer: 'placed by customer',
  placedByAdmin: 'placed by admin',
} as const;
