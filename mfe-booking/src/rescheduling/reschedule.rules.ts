import type { Appointment } from '@salon/contracts';

/** Why a visit cannot be moved, as a sentence; null when it can. Only the visit's customer gets its options. */
export function whyNot({ options }: Appointment): string | null {
  const reschedule = options?.reschedule;
  if (!reschedule) return 'Only a confirmed visit that is still to come can be given another time.';
  return reschedule.why === null ? null : `${reschedule.why}.`;
}

/** How many moves are left after one more. */
export function movesLeftText(leftAfter: number): string {
  if (leftAfter === 0) return 'This is the last time it can be moved.';
  return `After this it can be moved ${leftAfter === 1 ? 'once more' : `${leftAfter} more times`}.`;
}
