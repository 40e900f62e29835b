import { type Appointment, isUnplaced } from '@salon/contracts';
import { isPast } from '../visit/appointment.rules.js';

/** The visits that stand in the way of deleting an account. */
interface Obstacles {
  coming: Appointment[];
  /** They have begun and are not over. */
  current: Appointment[];
  /** Paid, without a time. */
  unplaced: Appointment[];
  /** Their refund has not arrived. */
  refunds: Appointment[];
}

/** Of the loaded visits; the server decides (services/booking/src/customer-data/deletion.rules.ts). Null for none. */
export function obstaclesOf(visits: readonly Appointment[], now: Date): Obstacles | null {
  const open = visits.filter((visit) => !isUnplaced(visit) && !isPast(visit, now));
  const found = {
    coming: open.filter(({ startsAt }) => new Date(startsAt) > now),
    current: open.filter(({ startsAt }) => new Date(startsAt) <= now),
    unplaced: visits.filter(isUnplaced),
    refunds: visits.filter(({ money }) => money === 'refund_due' || money === 'refunding'),
  };
  return Object.values(found).some(({ length }) => length > 0) ? found : null;
}
