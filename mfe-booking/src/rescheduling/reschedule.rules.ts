import type { Appointment } from '@salon/contracts';
import { counted } from '@salon/kernel';

/** Why a visit cannot be moved, as a sentence; null when it can. Only the visit's customer gets its options. */
export function whyNot({ options }: Appointment): string | null {
  const reschedule = options?.reschedule;
  if (!reschedule) return 'Only a confirmed visit that is still to come can be given another time.';
  return reschedule.why === null ? null : `${reschedule.why}.`;
}

/**
 * What can still be done with a visit at its new time: the moves that are left, and a cost of cancelling.
 * @param isWithin whether the new time is within so many hours from now
 */
export function afterMoveText({ options }: Appointment, isWithin: (hours: number) => boolean): string {
  const { leftAfter = 0, moveHours = 0 } = options?.reschedule ?? {};
  const { noticeHours = 0, latePercent = 0 } = options?.cancel ?? {};
  const moves =
    leftAfter > 0 && isWithin(moveHours)
      ? `It begins in less than ${counted(moveHours, 'hour')} then and cannot be moved again.`
      : movesLeftText(leftAfter);
  return latePercent > 0 && isWithin(noticeHours)
    ? `${moves} Cancelling it then costs ${latePercent}% of the price of its services.`
    : moves;
}

/** How many moves are left after one more. */
function movesLeftText(leftAfter: number): string {
  if (leftAfter === 0) return 'This is the last time it can be moved.';
  return `After this it can be moved ${leftAfter === 1 ? 'once more' : `${leftAfter} more times`}.`;
}
