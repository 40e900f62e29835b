import { DEFAULT_POLICY, type VisitTerms } from '@salon/contracts';

/** The terms among the fields of a policy or a visit. */
export const termsOf = ({
  noticeHours,
  latePercent,
  noShowPercent,
  reschedules,
  moveHours,
}: VisitTerms): VisitTerms => ({
  noticeHours,
  latePercent,
  noShowPercent,
  reschedules,
  moveHours,
});

/** The columns of `booking.policy` that a visit keeps, for a SELECT. */
export const TERMS = Object.keys(termsOf(DEFAULT_POLICY))
  .map((name) => `policy."${name}"`)
  .join(', ');
