import { type AppointmentStatus, type MoneyState, POLICY } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { noticeEnd } from './policy.rules.js';

export interface Shiftable {
  status: AppointmentStatus;
  money: MoneyState;
  startsAt: Date;
  rescheduled: number;
}

/** A paid visit whose time had gone before the payment came: any other time puts it right (decision D4). */
export const isUnplaced = ({ status, money }: Shiftable): boolean =>
  status === 'cancelled' && money === 'paid_unplaced';

/** Whose unpaid hold does not take time from the visit: of a paid one without a time its customer's own, else nobody's. */
export const freeHoldOf = (visit: Shiftable & { customerId: string }): string | null =>
  isUnplaced(visit) ? visit.customerId : null;

/** Why the visit may not be given another time, in words; null when it may (decision C10). */
export function shiftRefusal(visit: Shiftable, now: Date): string | null {
  if (isUnplaced(visit)) return null;
  if (visit.status !== 'confirmed') return 'Only a confirmed visit can be given another time';
  if (now > noticeEnd(visit.startsAt))
    return `A visit can be given another time until ${POLICY.noticeHours} hours before it begins`;
  return visit.rescheduled >= POLICY.reschedules
    ? `A visit can be given another time at most ${POLICY.reschedules} times`
    : null;
}

/** How many moves are left once the visit has been given another time; finding a place for an unplaced one is none. */
export const leftAfterShift = (visit: Shiftable): number =>
  Math.max(0, POLICY.reschedules - visit.rescheduled - (isUnplaced(visit) ? 0 : 1));

/** @throws DomainError `conflict` in the words of `shiftRefusal` */
export function assertShiftable(visit: Shiftable, now: Date): void {
  const refusal = shiftRefusal(visit, now);
  if (refusal !== null) throw new DomainError('conflict', 'RESCHEDULE_REFUSED', refusal);
}
