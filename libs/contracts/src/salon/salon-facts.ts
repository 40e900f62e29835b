import type { HoursExceptionState, WorkWeek } from './hours.js';

/**
 * What a change of the salon was about: a kind, and the facts from which mfe-account renders its words. Stored as JSON:
 * a kind keeps its name and its facts. Names are those of the time of the change.
 */
export type SalonFacts =
  | { kind: 'stylist'; name: string; step: 'archived' | 'restored' | null }
  | { kind: 'stylistOrder' }
  /**
   * Weekly hours from a day on; without a stylist, those of the salon. `earlier` are the hours until that day, absent
   * for none.
   */
  | { kind: 'plan'; stylist: string | null; validFrom: string; earlier?: WorkWeek }
  /** Null for one that was not found. */
  | { kind: 'exception'; exception: (Pick<HoursExceptionState, 'kind' | 'from' | 'to'> & { stylist: string }) | null }
  | { kind: 'closure'; days: string[] }
  | { kind: 'policy' }
  | { kind: 'opening' }
  /** What staff found out. */
  | { kind: 'notice'; note: string }
  /** Why the day was opened again; null when it was closed. */
  | { kind: 'closing'; day: string; reason: string | null }
  | { kind: 'customer'; name: string }
  | { kind: 'customerMerge'; merged: string; kept: string };

/** The same of a change of a client's contact details. */
export type SubjectFacts = SalonFacts | { kind: 'contact'; name: string };
