/** The terms of a visit at booking time; they stay when the salon changes its policy (ADR-0043). */
export interface VisitTerms {
  /** Cancelling is free until this many hours before the visit (decision C9). */
  noticeHours: number;
  /** Per cent of the service price for a later cancellation. */
  latePercent: number;
  /** Per cent of the service price for a no-show. */
  noShowPercent: number;
  /** How many times a visit can be rescheduled, and until how many hours before it (decision C10). */
  reschedules: number;
  moveHours: number;
}

/** The salon's booking rules, as an admin edits them and as texts state them (docs/product.md §9). */
export interface Policy extends VisitTerms {
  /** LKR. */
  bookingFee: number;
  /** Minimum lead time in minutes, maximum days ahead, and the grid of start times in minutes. */
  leadMinutes: number;
  horizonDays: number;
  gridMinutes: number;
  /** How long a chosen time is held until its payment begins (decision C5). */
  holdMinutes: number;
  /** Maximum number of different services of a visit, whatever their quantity. */
  mostServices: number;
  /** Stated in texts only: when the visit of a late customer can be shortened, and the time limit of a complaint. */
  lateMinutes: number;
  complaintHours: number;
}

/**
 * What texts state until the salon's policy is known. A new salon has the same values from the migrations of booking,
 * compared in services/booking/src/policy-settings/policy.spec.ts; a running salon changes its own on /admin/policy.
 * Another starting value: docs/recipes.md.
 */
export const DEFAULT_POLICY: Policy = {
  bookingFee: 1_000,
  noticeHours: 24,
  latePercent: 50,
  noShowPercent: 100,
  reschedules: 3,
  moveHours: 24,
  leadMinutes: 60,
  horizonDays: 90,
  gridMinutes: 30,
  holdMinutes: 15,
  mostServices: 20,
  lateMinutes: 15,
  complaintHours: 24,
};

/** Length of a hold once payment has begun, and its maximum (decision C5). */
export const holdLimits = (holdMinutes: number): { pay: number; most: number } => ({
  pay: holdMinutes + 5,
  most: holdMinutes + 15,
});
