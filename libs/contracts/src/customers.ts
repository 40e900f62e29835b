import type { AppointmentStatus } from './booking.js';
import type { CustomerNotes } from './customer-notes.js';
import type { DeskCustomer } from './day.js';
import type { SalonChange, Versioned } from './salon-changes.js';

/** Somebody the salon knows, with or without an account. */
export interface Customer extends DeskCustomer {
  city: string;
  /** As they came with an import. */
  notes: string;
}

/** Somebody whose record was merged into another one. */
export interface CustomerMerged {
  id: string;
  /** Whoever has registered with it since is merged, too. */
  email: string | null;
  into: { _id: string; name: string };
}

/** A customer in a list; `into` names whose record theirs was merged into. */
export interface ListedCustomer extends Customer {
  into?: CustomerMerged['into'];
}

export interface CustomerPage {
  customers: ListedCustomer[];
  /** The id to ask the next page after; null on the last one. */
  next: string | null;
}

export interface CustomerDetails extends Customer {
  since: string;
  /** The ids that visits of this person bear: of the account, and of the client with the same address. */
  ids: string[];
}

export interface CustomerVisit {
  appointmentId: string;
  status: AppointmentStatus;
  isComing: boolean;
  date: string;
  startTime: string;
  stylist: string;
  services: string[];
  /** LKR still owed for a visit that is over. */
  owed: number;
}

/** What the booking service knows of a customer; amounts in LKR. */
export interface CustomerVisits {
  /** The latest first, at most CUSTOMER_VISITS of them. */
  visits: CustomerVisit[];
  total: number;
  completed: number;
  noShows: number;
  lateCancellations: number;
  /** To be given back to the customer. */
  refundsDue: number;
  /** Owed by the customer for visits that are over. */
  notPaid: number;
  notes: Versioned<CustomerNotes>;
  /** An id of each person who was merged into this one. */
  merged: string[];
  /** Whose record this one was merged into; the release before says nothing of it. */
  into?: CustomerMerged['into'] | null;
}

/** Response of `PUT /api/admin/customers/{id}/notes`, with the change that can be undone. */
export interface CustomerNotesChanged {
  notes: Versioned<CustomerNotes>;
  change: SalonChange;
}

export const CUSTOMER_VISITS = 200;

/** Response of `GET /api/admin/customers/{id}`: a part whose service is down is null. */
export interface CustomerRecord {
  customer: CustomerDetails | null;
  history: CustomerVisits | null;
  /** Who was merged into them, as far as they can be read. */
  alsoKnownAs: Customer[];
}

/** Body of `POST /api/admin/customers/{id}/merge`: whose record becomes part of this one. */
export interface CustomerMergeRequest {
  merged: string;
}
