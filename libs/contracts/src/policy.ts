/**
 * The salon's rules as texts state them (docs/product.md §9). The booking service applies them: fee and hold are settings
 * of its salon, of which these are the defaults.
 */
export interface Policy {
  /** LKR. */
  bookingFee: number;
  /** How long a chosen time is held, and at most once the payment has begun (decision C5). */
  holdMinutes: number;
  longestHoldMinutes: number;
  /** Until when before the visit a change is free, and the share of the service price after that (decision C9). */
  noticeHours: number;
  lateShare: number;
  /** How often a visit can be moved (decision C10). */
  reschedules: number;
  /** A later arrival may shorten the visit. */
  lateMinutes: number;
  /** Until when after the visit a complaint is welcome. */
  complaintHours: number;
}

export const POLICY: Policy = {
  bookingFee: 1_000,
  holdMinutes: 15,
  longestHoldMinutes: 30,
  noticeHours: 24,
  lateShare: 0.5,
  reschedules: 3,
  lateMinutes: 15,
  complaintHours: 24,
};

/** How long what is mailed can be used: a code, the link to a new password, an invitation of an admin. */
export const MAILED = { codeDigits: 6, codeMinutes: 10, resetMinutes: 30, invitationHours: 48 } as const;
