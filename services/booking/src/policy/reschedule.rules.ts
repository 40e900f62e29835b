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
 * The customer whose unpaid hold does not block the visit: its own customer for a paid visit without a time, else none.
 */
export const customerWithFreeHold = (visit: Shiftable & { customerId: string }): string | null =>
  isUnplaced(visit) ? visit.customerId : null;

/** Why the visit cannot be rescheduled; null when it can (decision C10). */
export function shiftRefusal(visit: Shiftable, now: Date): Refusal | null {
  if (isUnplaced(visit)) return null;
  if (visit.status !== 'confirmed') return { reason: 'status' };
  const { startsAt, rescheduled, reschedules, moveHours } = visit;
  if (reschedules === 0) return { reason: 'often', most: 0 };
  if (now > addMinutes(startsAt, -moveHours * 60)) return { reason: 'late', hours: moveHours };
  return rescheduled >= reschedules ? { reason: 'often', most: reschedules } : null;
}

/** Remaining moves after rescheduling; finding a place for an unplaced visit does not count. */
export const leftAfterShift = (visit: Shiftable): number =>
  Math.max(0, visit.reschedules - visit.rescheduled - (isUnplaced(visit) ? 0 : 1));

/** @throws DomainError `conflict` with the reason from `shiftRefusal` */
export function assertShiftable(visit: Shiftable, now: Date): void {
  const params = shiftRefusal(visit, now);
  if (params !== null) throw refuse('RESCHEDULE_REFUSED', { params });
}
