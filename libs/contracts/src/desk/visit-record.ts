import type { AdminAction, Refund } from '../booking/admin-actions.js';
import type { Appointment } from '../booking/booking.js';
import type { PaymentMeans } from '../booking/payment-means.js';
import type { Actor, AppointmentStatus, VisitProgress } from '../booking/states.js';
import type { CustomerNotes } from './customer-notes.js';
import type { DeskQuote } from './day.js';
import type { HistoryCause } from './history-cause.js';

/** Who requests a cancellation: only the customer pays a cancellation fee under the policy. */
export const CANCEL_PARTIES = ['customer', 'salon'] as const;
export type CancelParty = (typeof CANCEL_PARTIES)[number];

/** Money taken at the desk; returned when negative. LKR. */
export interface DeskPayment {
  _id: string;
  amount: number;
  means: PaymentMeans;
  reference: string;
  by: string;
  at: string;
  /** Undone: it no longer counts. */
  takenBack: boolean;
}

export interface VisitEvent {
  at: string;
  actor: Actor;
  /** Null for an automatic entry. */
  by: string | null;
  from: AppointmentStatus | null;
  to: AppointmentStatus;
  /**
   * Null when the statuses say it all, and for an entry of release 0.2.0 that was written during an upgrade. Responses
   * of 0.2.0 lack it.
   */
  cause?: HistoryCause | null;
  /** What staff wrote about it; responses of 0.2.0 lack it. */
  words?: string | null;
  /** Both as one sentence, for pages of release 0.2.0; goes with the release after. */
  reason: string | null;
}

/** The mails about a visit, with their labels. */
const VISIT_MAIL_NAMES = {
  confirmation: 'Confirmation',
  cancellation: 'Cancellation',
  unplaced: 'Payment came too late',
  rescheduled: 'New time',
  reassigned: 'New stylist',
  unconfirmed: 'Not confirmed after all',
  owed: 'Refund to come',
  refunded: 'Refunded',
  unrefunded: 'Not refunded after all',
  receipt: 'Receipt',
} as const;
export type VisitMailKind = keyof typeof VISIT_MAIL_NAMES;
export const VISIT_MAIL_KINDS = Object.keys(VISIT_MAIL_NAMES) as VisitMailKind[];

/** The label of a mail in lists; a general one for a mail of a newer release. */
export const visitMailName = (kind: VisitMailKind): string =>
  Object.hasOwn(VISIT_MAIL_NAMES, kind) ? VISIT_MAIL_NAMES[kind] : 'Mail';

export interface VisitMail {
  _id: string;
  kind: VisitMailKind;
  to: string;
  at: string;
  /** ISO 8601; null while it is queued or being sent. */
  sentAt: string | null;
  state: 'waiting' | 'sending' | 'sent';
}

/** The amounts of a cancellation, by the policy that the visit was booked under. LKR. */
export interface CancelPreview {
  party: CancelParty;
  refund: number;
  owed: number;
}

/** The amounts of a visit for the desk. LKR. */
export interface DeskMoney {
  deskPaid: number;
  /** Amount that is still to be taken at the desk; of a completed visit, what nobody has noted as paid. */
  payable: number;
  /** Part of the price that was given back after the visit was completed; it can be taken again. Absent for 0. */
  givenBack?: number;
  /** Amount paid beyond the cost of the visit. */
  overpaid: number;
}

/** A service of a visit with the agreed price. LKR. */
export interface RecordLine {
  service: string;
  title: string;
  quantity: number;
  price: number;
  minutes: number;
  /** Why the price differs from the catalog's; empty when it does not. */
  reason: string;
  /** True for a service of the booked offer: it has no price of its own and cannot be removed. */
  ofOffer: boolean;
}

/** Response of `GET /api/admin/visits/{reference}`: a visit with all of the desk's data about it. */
export interface VisitRecord {
  visit: Appointment;
  customerId: string;
  /** Notes about the customer; null for none. */
  customerNotes: CustomerNotes | null;
  money: DeskMoney;
  arrivedAt: string | null;
  startedAt: string | null;
  /** The next steps that can be noted now; how far the visit has come is `progress` of an `Appointment`. */
  progress: VisitProgress[];
  history: VisitEvent[];
  /** The desk's actions, newest first, each with its undo. */
  acts: AdminAction[];
  deskPayments: DeskPayment[];
  refunds: Refund[];
  mails: VisitMail[];
  note: { text: string; version: string };
  /** Base of every change of a visit; `version` names the edited state. */
  lines: { list: RecordLine[]; version: string; changeable: boolean };
  /** Empty when it cannot be cancelled. */
  cancelling: CancelPreview[];
}

export interface PaymentRequest {
  /** LKR; negative to give money back. */
  amount: number;
  means: PaymentMeans;
  reference?: string;
  /** LKR taken at the desk so far, as the sender knows it: a call that is repeated, or comes second, is refused. */
  deskPaid?: number;
}

export interface CancelRequest {
  party: CancelParty;
  reason?: string;
  /** The terms that were shown: a cancellation on other terms is refused. */
  refund: number;
  owed: number;
}

export interface NoteRequest {
  text: string;
  /** Version of the edited note. */
  version: string;
}

export interface LinesRequest extends DeskQuote {
  /** All services of the visit. A price that is neither today's nor the booked one needs a reason. LKR. */
  services: { service: string; quantity: number; price?: number; reason?: string }[];
  version: string;
  /** Confirms that more was paid than the visit will cost. */
  overpaid?: boolean;
}
