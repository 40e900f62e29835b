/**
 * Reasons of the history, or their beginnings, which what staff wrote follows and is deleted with the customer's data.
 * Stored in rows: a changed one is no longer found there.
 */
export const RESCHEDULED_FROM = 'rescheduled from';
export const REASSIGNED_FROM = 'reassigned from';
export const SERVICES_CHANGED = 'services changed';
export const BANK_REFUND = 'refund by bank transfer';
export const PAID_AT_DESK = 'paid at desk';
export const UNDO = 'undo';
