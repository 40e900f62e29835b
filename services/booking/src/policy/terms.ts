import type { VisitTerms } from '@salon/contracts';

const NAMES = ['noticeHours', 'latePercent', 'noShowPercent', 'reschedules', 'moveHours'] as const;

/** The columns of `booking.policy` that a visit stores, for a SELECT. */
export const TERMS = NAMES.map((name) => `policy."${name}"`).join(', ');

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
