import type { AdminAction, Refund } from './admin-actions.js';
import type { CustomerNotes } from './customer-notes.js';
import type { Actor, Appointment, AppointmentStatus } from './booking.js';

export const PAYMENT_MEANS = ['cash', 'card', 'transfer'] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

export const PAYMENT_MEANS_NAMES: Readonly<Record<PaymentMeans, string>> = {
  cash: 'Cash',
  card: 'Card machine',
  transfer: 'Bank transfer',
};

/** How far a visit of today has come before it is completed. */
export const VISIT_PROGRESS = ['arrived', 'started'] as const;
export type VisitProgress = (typeof VISIT_PROGRESS)[number];

/** Who wants a visit cancelled: its policy asks the customer's part only of the customer. */
export const CANCEL_PARTIES = ['customer', 'salon'] as const;
export type CancelParty = (typeof CANCEL_PARTIES)[number];

/** Most characters of the desk's note, a payment's reference and a reason. */
export const DESK_LENGTHS = { note: 2_000, reference: 80, reason: 200 } as const;

/** Money taken at the desk; given back when negative. LKR. */
export interface DeskPayment {
  _id: string;
  amount: number;
  means: PaymentMeans;
  reference: string;
  by: string;
  at: string;
  /** Undone: it counts no more. */
  takenBack: boolean;
}

export interface VisitEvent {
  at: string;
  actor: Actor;
  /** Null for the site itself. */
  by: string | null;
  from: AppointmentStatus | null;
  to: AppointmentStatus;
  reason: string | null;
}

/** The mails about a visit, with their names in lists. */
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

/** The name of a mail in lists; of one of a newer release, only that it is one. */
export const visitMailName = (kind: VisitMailKind): string =>
  Object.hasOwn(VISIT_MAIL_NAMES, kind) ? VISIT_MAIL_NAMES[kind] : 'Mail';

export interface VisitMail {
  _id: string;
  kind: VisitMailKind;
  to: string;
  at: string;
  /** ISO 8601; null while it waits or is being sent. */
  sentAt: string | null;
  state: 'waiting' | 'sending' | 'sent';
}

/** What cancelling would mean for the money, by the policy that the visit was booked under. LKR. */
export interface CancelPreview {
  party: CancelParty;
  refund: number;
  owed: number;
}

/** Money of a visit as the desk counts it. LKR. */
export interface DeskMoney {
  deskPaid: number;
  /** What can still be taken at the desk. */
  payable: number;
  /** Paid beyond what the visit costs. */
  overpaid: number;
}

/** A service of a visit with the price that counts. LKR. */
export interface RecordLine {
  service: string;
  title: string;
  quantity: number;
  price: number;
  minutes: number;
  /** Why the price is not the catalog's; empty when it is. */
  reason: string;
  /** One of the offer the visit was booked as: it has no price of its own and stays. */
  ofOffer: boolean;
}

/** Response of `GET /api/admin/visits/{reference}`: a visit with all that the desk knows of it. */
export interface VisitRecord {
  visit: Appointment;
  customerId: string;
  /** What is noted of its customer; null for nothing. */
  customerNotes: CustomerNotes | null;
  money: DeskMoney;
  arrivedAt: string | null;
  startedAt: string | null;
  /** The steps that can be noted now. */
  progress: VisitProgress[];
  history: VisitEvent[];
  /** What the desk did, newest first, each with its undo. */
  acts: AdminAction[];
  deskPayments: DeskPayment[];
  refunds: Refund[];
  mails: VisitMail[];
  note: { text: string; version: string };
  /** What is done at the visit, as a change of it begins; `version` names the state that is edited. */
  lines: { list: RecordLine[]; version: string; changeable: boolean };
  /** Empty when it cannot be cancelled. */
  cancelling: CancelPreview[];
}

export interface PaymentRequest {
  /** LKR; negative to give money back. */
  amount: number;
  means: PaymentMeans;
  reference?: string;
}

export interface CancelRequest {
  party: CancelParty;
  reason?: string;
  /** What was shown, so that nobody cancels on other terms than they read. */
  refund: number;
  owed: number;
}

export interface NoteRequest {
  text: string;
  /** Of the note that was edited. */
  version: string;
}

export interface LinesRequest {
  /** All services of the visit. A price that is not the one of today, or of the booking, needs a reason. LKR. */
  services: { service: string; quantity: number; price?: number; reason?: string }[];
  version: string;
  /** More was paid than the visit will cost, and that is meant. */
  overpaid?: boolean;
}
