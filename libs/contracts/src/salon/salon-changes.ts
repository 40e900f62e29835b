import type { Policy } from '../booking/policy.js';
import type { SalonFacts } from './salon-facts.js';

/** Parts of the salon that an admin can change: working hours and rules. */
export type SalonSubjectName =
  | 'stylist'
  | 'stylistOrder'
  | 'plan'
  | 'exception'
  | 'closure'
  | 'policy'
  | 'opening'
  | 'notice'
  | 'closing'
  | 'customer'
  | 'customerMerge';

/** A change of the salon by an admin, as `GET /api/admin/salon-changes` lists it, newest first. Instants ISO 8601. */
export interface SalonChange {
  _id: string;
  kind: 'create' | 'edit' | 'remove' | 'undo';
  /** What it did to its subject, an undo too; absent from release 0.2.0. */
  effect?: 'create' | 'edit' | 'remove';
  subject: SalonSubjectName;
  subjectId: string;
  /** What was changed; the page renders its words. Null for a change that release 0.2.0 recorded, absent from it. */
  facts?: SalonFacts | null;
  /** The same in words, for pages of release 0.2.0, and for a change without facts. */
  title: string;
  /** The admin who did it. */
  by: string;
  at: string;
  undoUntil: string;
  undone: boolean;
  /** What its undo leaves as it is, as a sentence; absent when it restores everything. */
  undoLeaves?: string;
}

/** Response of `POST /api/admin/salon-changes/{id}/undo`. */
export interface UndoneSalonChange {
  change: SalonChange;
  /** Total of the booked visits outside the hours, when the undo left some of them outside. */
  outside?: number;
}

/** Data that admins edit, with the version they send back: an edit of an older version is refused. */
export type Versioned<State> = State & { version: string };

/** The booking policy after a change by an admin. */
export interface PolicyChanged {
  policy: Versioned<Policy>;
  change: SalonChange;
}
