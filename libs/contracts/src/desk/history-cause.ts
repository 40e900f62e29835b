import type { PaymentMeans } from '../booking/payment-means.js';
import type { CancelReason, VisitProgress } from '../booking/states.js';

/**
 * What an entry in the history of a visit is about, beside its statuses: a kind, and the facts from which mfe-account
 * renders its words. Stored as JSON: a kind keeps its name and its facts. Texts of staff are never part of it: they are
 * deleted with the customer's data, and causes stay.
 */
export type HistoryCause =
  /** Confirmed by a payment online. */
  | { kind: 'paid' }
  | { kind: 'paid_at_desk' }
  /** A paid visit without a time has one again. */
  | { kind: 'placed'; by: 'customer' | 'admin' }
  | { kind: 'cancelled'; cancelReason: CancelReason }
  /** Day and time before the move. */
  | { kind: 'rescheduled'; day: string; startTime: string }
  /** The name of the stylist before. */
  | { kind: 'reassigned'; stylist: string }
  | { kind: 'lines'; services: { title: string; quantity: number }[]; totalCents: number }
  | { kind: 'progress'; step: VisitProgress }
  /** Negative when it was returned. */
  | { kind: 'desk_payment'; amountCents: number; means: PaymentMeans }
  | { kind: 'note' }
  | { kind: 'receipt_mailed' }
  | { kind: 'kept_outside_hours' }
  | { kind: 'refund_sent' }
  | { kind: 'refund_refused' }
  | { kind: 'refunded' }
  /** What staff wrote is the reference of the transfer. */
  | { kind: 'bank_refund' }
  /** The bank took a payment back. */
  | { kind: 'charge_back'; amountCents: number }
  /** A due refund that is not due any more, because its payment was taken back or counts for the visit by now. */
  | { kind: 'refund_dropped'; amountCents: number }
  | { kind: 'undo' };
