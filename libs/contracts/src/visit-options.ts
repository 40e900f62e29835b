/** What cancelling a visit would mean at this moment (decision C9). Money in LKR; nothing is charged automatically. */
export interface CancelConsequence {
  /** Of the booking fee, what was paid so far, online or at the desk. */
  paid: number;
  /** Share of the service price that cancelling costs now; 0 while it is free. */
  cost: number;
  /** Of what was paid, given back. */
  refund: number;
  /** Owed beyond what was paid. */
  owed: number;
  /** Until when cancelling is free, ISO 8601; null when it always is. */
  freeUntil: string | null;
}

/** What customers may do with a visit of theirs, and what follows from it: read before the click. */
export interface VisitOptions {
  /** Null when it cannot be cancelled. */
  cancel: CancelConsequence | null;
  /** Null when another time is no question at all; else how many moves are left after one more, or why there is none (decision C10). */
  reschedule: { leftAfter: number; why: null } | { leftAfter: 0; why: string } | null;
}
