import type { AppointmentStatus, MoneyState } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { isInNotice } from '../policy/policy.rules.js';

const MOST = 3;

export interface Shiftable {
  status: AppointmentStatus;
  money: MoneyState;
  startsAt: Date;
  rescheduled: number;
}

/** A paid visit whose time had gone before the payment came: any other time puts it right (decision D4). */
export const isUnplaced = ({ status, money }: Shiftable): boolean => status === 'cancelled' && money === 'paid_unplaced';

/** @throws DomainError `conflict` in words unless the visit may be given another time (decision C10) */
export function assertShiftable(visit: Shiftable, now: Date): void {
  if (isUnplaced(visit)) return;
  if (visit.status !== 'confirmed') throw refused('Only a confirmed visit can be given another time');
  if (!isInNotice(visit.startsAt, now)) throw refused('A visit can be given another time until 24 hours before it begins');
  if (visit.rescheduled >= MOST) throw refused(`A visit can be given another time at most ${MOST} times`);
}

const refused = (text: string): DomainError => new DomainError('conflict', 'RESCHEDULE_REFUSED', text);
