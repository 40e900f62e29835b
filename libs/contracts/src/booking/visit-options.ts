/** The cost of cancelling a visit now (decision C9). Money in LKR; nothing is charged automatically. */
export interface CancelConsequence {
  /** How much of the booking fee has been paid, online or at the desk. */
  paid: number;
  /** The share of the service price that cancelling costs now; 0 while it is free. */
  cost: number;
  /** How much of the paid amount is refunded. */
  refund: number;
  /** The amount owed beyond what was paid. */
  owed: number;
  /** Until when cancelling is free, ISO 8601; null for an unpaid hold. */
  freeUntil: string | null;
  /** The terms of this visit: hours of notice, and per cent of the service price that a later cancelling costs. */
  noticeHours: number;
  latePercent: number;
  /** Its terms of moving it, `moveHours` and `reschedules` of `VisitTerms`; absent from an older service. */
  moveHours?: number;
  reschedules?: number;
}

/** What a customer can do with a visit, and the consequences; shown before the click. */
export interface VisitOptions {
  /** Null when it cannot be cancelled. */
  cancel: CancelConsequence | null;
  /**
   * Why a confirmed visit to come cannot be cancelled online while money taken at the desk stands, else null; absent in
   * a response of the release before.
   */
  cancelWhy?: string | null;
  /**
   * Null when rescheduling does not apply; else the moves left after this one, or why there are none (decision C10).
   * Until `moveHours` before it a visit can be moved, by its terms; absent from an older service.
   */
  reschedule: (({ leftAfter: number; why: null } | { leftAfter: 0; why: string }) & { moveHours?: number }) | null;
}
