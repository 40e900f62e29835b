import {
  type AppointmentStatus,
  isUnplaced,
  type MoneyState,
  type RefusalParams,
  refuse,
  type VisitTerms,
} from '@salon/contracts';
import { addMinutes } from '@salon/kernel';

type Refusal = RefusalParams<'RESCHEDULE_REFUSED'>;

interface Shiftable extends Pick<VisitTerms, 'reschedules' | 'moveHours'> {
  status: AppointmentStatus;
  money: MoneyState;
  startsAt: Date;
  rescheduled: number;
}

/**
 * Whose unpaid hold does not take time from the visit: of a paid one without a time its customer's own, else nobody's.
 */
export const freeHoldOf = (visit: Shiftable & { customerId: string }): string | null =>
  isUnplaced(visit) ? visit.customerId : null;

/** Why the visit may not be given another time; null when it may (decision C10). */
export function shiftRefusal(visit: Shiftable, now: Date): Refusal | null {
  if (isUnplaced(visit)) return null;
  if (visit.status !== 'confirmed') return { reason: 'status' };
  const { startsAt, rescheduled, reschedules, moveHours } = visit;
  if (now > addMinutes(startsAt, -moveHours * 60)) return { reason: 'late', hours: moveHours };
  return rescheduled >= reschedules ? { reason: 'often', most: reschedules } : null;
}

/** How many moves are left once the visit has been given another time; finding a place for an unplaced one is none. */
export const leftAfterShift = (visit: Shiftable): number =>
  Math.max(0, visit.reschedules - visit.rescheduled - (isUnplaced(visit) ? 0 : 1));

/** @throws DomainError `conflict` for the reason that `shiftRefusal` gives */
export function assertShiftable(visit: Shiftable, now: Date): void {
  const params = shiftRefusal(visit, now);
  if (params !== null) throw refuse('RESCHEDULE_REFUSED', { params });
}
