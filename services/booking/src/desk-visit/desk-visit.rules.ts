import { type RefusalParams, VISIT_PROGRESS, type VisitProgress } from '@salon/contracts';
import { type Cents, formatLkr } from '@salon/kernel';
import { progressOf } from '../appointments/appointment.rules.js';
import { overpaidCents, payableCents, type VisitMoney } from '../policy/policy.rules.js';

type Day = Pick<VisitMoney, 'status'> & { day: string; arrivedAt?: Date | null; startedAt?: Date | null };

/** Why this step cannot be noted for a visit; null when it can. @param today on the salon's calendar */
export function progressRefusal(
  visit: Day,
  to: VisitProgress,
  today: string,
): RefusalParams<'PROGRESS_REFUSED'> | null {
  if (visit.status !== 'confirmed') return { reason: 'status' };
  if (visit.day !== today) return { reason: 'otherDay' };
  const noted = progressOf(visit);
  const isNoted = noted !== undefined && VISIT_PROGRESS.indexOf(to) <= VISIT_PROGRESS.indexOf(noted);
  return isNoted ? { reason: 'again' } : null;
}

export const stepsOf = (visit: Day, today: string): VisitProgress[] =>
  VISIT_PROGRESS.filter((to) => progressRefusal(visit, to, today) === null);

/** The amount that can be returned at the desk: amounts taken there, or the overpaid amount of a fully paid visit. */
const givableCents = (visit: VisitMoney): Cents => Math.max(0, visit.deskPaidCents, overpaidCents(visit)) as Cents;

/** The amount that can be taken at the desk: the amount due, or an amount that was returned there. */
const takableCents = (visit: VisitMoney): Cents => Math.max(payableCents(visit), -visit.deskPaidCents) as Cents;

/** Why this amount cannot be taken at the desk (or returned, when negative); null when it can. */
export function paymentRefusal(visit: VisitMoney, amountCents: number): RefusalParams<'DESK_PAYMENT_REFUSED'> | null {
  if (amountCents < 0) {
    const most = givableCents(visit);
    return -amountCents > most ? { reason: 'noMoney', most: formatLkr(most) } : null;
  }
  if (visit.status === 'pending') return { reason: 'pending' };
  const most = takableCents(visit);
  if (most === 0) return { reason: 'nothing' };
  return amountCents > most ? { reason: 'tooMuch', most: formatLkr(most) } : null;
}
