import { PAYMENT_MEANS, PAYMENT_MEANS_NAMES, type PaymentMeans } from '../booking/payment-means.js';

/** Means of payment and refund: at the desk, or through the gateway. */
export const CLOSING_MEANS = [...PAYMENT_MEANS, 'online'] as const;
export type ClosingMeans = PaymentMeans | 'online';

export const CLOSING_MEANS_NAMES: Readonly<Record<ClosingMeans, string>> = {
  ...PAYMENT_MEANS_NAMES,
  online: 'Online',
};

/** Taken or returned at the desk, a booking fee taken there, paid online, a refund, a chargeback. */
export type ClosingKind = 'desk' | 'fee' | 'online' | 'refund' | 'charge_back';

/** A visit that the desk checks before it closes a day. */
export interface ClosingVisit {
  appointmentId: string;
  customerName: string;
  startTime: string;
}

/** One amount received, or returned when negative. LKR. */
export interface ClosingEntry {
  at: string;
  means: ClosingMeans;
  kind: ClosingKind;
  amount: number;
  appointmentId: string;
  customerName: string;
}

/** What is counted of one means of payment; LKR. */
export interface CountedLine {
  means: ClosingMeans;
  amount: number;
  reason: string;
}

/** The sums of one means of payment of a day; LKR. On a closed day `received` and `returned` are the closed sums. */
export interface ClosingLine {
  means: ClosingMeans;
  received: number;
  returned: number;
  /** `received` less `returned`. */
  expected: number;
  /** Null while the day is open, and for a means that is newer than the closing. */
  counted: number | null;
  /** Why the counted amount differs from the expected one; empty when it does not. */
  reason: string;
  /** Net amount received after the day was closed. */
  afterClosing: number;
  /** Of an open day, what was counted before it was opened again; absent when it was not, and in 0.2.0. */
  former?: Pick<CountedLine, 'amount' | 'reason'>;
}

/** One closing or reopening of the day, or its undo. */
export interface ClosingEvent {
  at: string;
  by: string;
  /** Words of it, for events and services of release 0.2.0. */
  title: string;
  /** What was done; null for an event that release 0.2.0 stored, and missing from its service. */
  facts?: ClosingEventFacts | null;
}

export interface ClosingEventFacts {
  /** What was done, or what was undone. */
  done: 'closed' | 'opened';
  isUndo: boolean;
  /** Why the day was opened again. */
  reason: string | null;
}

/** Response of `GET /api/admin/close/{date}`: the money of a salon day, expected and counted. Instants ISO 8601. */
export interface DayClosing {
  date: string;
  lines: ClosingLine[];
  closed: { by: string; at: string } | null;
  /** True once the day has begun. */
  closable: boolean;
  /** Visits that are neither completed, cancelled nor marked as a no-show. */
  undecided: ClosingVisit[];
  /** Completed visits without a noted payment of the remaining amount, which excludes what was given back. LKR. */
  unnoted: (ClosingVisit & { amount: number })[];
  /** Current entries, in order of time. */
  entries: ClosingEntry[];
  /** Newest first. */
  trace: ClosingEvent[];
  /** Version of this state; closing and reopening send it back. */
  version: string;
}

export interface CloseDayRequest {
  /** One row per means of payment. */
  counted: CountedLine[];
  version: string;
}

export interface ReopenDayRequest {
  reason: string;
  version: string;
}
