import { PAYMENT_MEANS, PAYMENT_MEANS_NAMES } from './visit-record.js';

/** How money comes to the salon and leaves it: at the desk, or through the gateway. */
export const CLOSING_MEANS = [...PAYMENT_MEANS, 'online'] as const;
export type ClosingMeans = (typeof CLOSING_MEANS)[number];

export const CLOSING_MEANS_NAMES: Readonly<Record<ClosingMeans, string>> = {
  ...PAYMENT_MEANS_NAMES,
  online: 'Online',
};

/** Most characters of the reason of a difference, and of reopening a day. */
export const CLOSING_REASON = 200;

/**
 * Taken or given back at the desk, a booking fee taken there, paid online, a refund, a payment that the bank has taken
 * back.
 */
export type ClosingKind = 'desk' | 'fee' | 'online' | 'refund' | 'charge_back';

/** A visit that the desk looks at before it closes a day. */
export interface ClosingVisit {
  appointmentId: string;
  customerName: string;
  startTime: string;
}

/** One amount that came in, or went out when negative. LKR. */
export interface ClosingEntry {
  at: string;
  means: ClosingMeans;
  kind: ClosingKind;
  amount: number;
  appointmentId: string;
  customerName: string;
}

/** One means of payment of a day; LKR. Of a closed day `received` and `returned` are what was closed. */
export interface ClosingLine {
  means: ClosingMeans;
  received: number;
  returned: number;
  /** `received` less `returned`. */
  expected: number;
  /** Null while the day is open. */
  counted: number | null;
  /** Why counted is not expected; empty when it is. */
  reason: string;
  /** What came in, less what went out, once the day was closed. */
  afterClosing: number;
}

/** Somebody closed the day, or opened it again. */
export interface ClosingEvent {
  at: string;
  by: string;
  title: string;
}

/** Response of `GET /api/admin/close/{date}`: the money of a salon day, expected and counted. Instants ISO 8601. */
export interface DayClosing {
  date: string;
  lines: ClosingLine[];
  closed: { by: string; at: string } | null;
  /** The day has begun. */
  closable: boolean;
  /** Neither completed nor cancelled, and nobody has noted that the customer did not come. */
  undecided: ClosingVisit[];
  /** Completed, and how the rest was paid has not been noted. LKR. */
  unnoted: (ClosingVisit & { amount: number })[];
  /** As of now, in its order. */
  entries: ClosingEntry[];
  /** Newest first. */
  trace: ClosingEvent[];
  /** Of what was read here; closing and reopening send it back. */
  version: string;
}

export interface CloseDayRequest {
  /** Each means once; LKR. */
  counted: { means: ClosingMeans; amount: number; reason: string }[];
  version: string;
}

export interface ReopenDayRequest {
  reason: string;
  version: string;
}
