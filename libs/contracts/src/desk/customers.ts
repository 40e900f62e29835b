import type { AppointmentStatus } from '../booking/states.js';
import type { SalonChange, Versioned } from '../salon/salon-changes.js';
import type { CustomerNotes } from './customer-notes.js';
import type { DeskCustomer } from './day.js';

/** A person in the salon's records, with or without an account. */
export interface Customer extends DeskCustomer {
  city: string;
  /** Notes from an import. */
  notes: string;
}

/** A person whose record was merged into another record. */
export interface CustomerMerged {
  id: string;
  /** An account registered later with this address counts as merged too. */
  email: string | null;
  into: { _id: string; name: string };
}

/** A customer in a list; `into` is the record that theirs was merged into. */
export interface ListedCustomer extends Customer {
  into?: CustomerMerged['into'];
}

export interface CustomerPage {
  customers: ListedCustomer[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

export interface CustomerDetails extends Customer {
  since: string;
  /** The ids under which this person has visits: the account's, and the client's with the same address. */
  ids: string[];
  /** Works here, or has worked here; absent for false. */
  isStaff?: boolean;
  /** Version of the contact of a client (`ClientContact`); absent for a person with an account. */
  contactVersion?: string;
}

export interface CustomerVisit {
  appointmentId: string;
  status: AppointmentStatus;
  isComing: boolean;
  date: string;
  startTime: string;
  stylist: string;
  services: string[];
  /** Unpaid LKR of a past visit. */
  owed: number;
  /** LKR of a completed visit that nobody has noted as paid; absent for 0. */
  unnoted?: number;
}

/** The booking service's data about a customer; amounts in LKR. */
export interface CustomerVisits {
  /** Latest first, at most CUSTOMER_VISITS. */
  visits: CustomerVisit[];
  total: number;
  completed: number;
  noShows: number;
  lateCancellations: number;
  /** Amount to refund to the customer: refunds that nobody has begun, and what was paid beyond the cost of visits. */
  refundsDue: number;
  /** Amount the customer owes for past visits. */
  notPaid: number;
  /** LKR of all completed visits that nobody has noted as paid; absent for 0. */
  unnoted?: number;
  notes: Versioned<CustomerNotes>;
  /** One id per person who was merged into this record. */
  merged: string[];
  /** The record that this one was merged into. */
  into: CustomerMerged['into'] | null;
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
  /** The merged persons that can be read. */
  alsoKnownAs: Customer[];
}

/** Body of `POST /api/admin/customers/{id}/merge`: the record that is merged into this one. */
export interface CustomerMergeRequest {
  merged: string;
}
