import { type DeskPlace, refuse } from '@salon/contracts';
import { isLocalDay, isLocalTime } from '@salon/kernel';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { asObject, checkId, invalid } from '../request/request.rules.js';

type Placed = Pick<AppointmentRecord, 'day' | 'startTime' | 'stylistId'>;

/** Whether a visit is at this place. */
export const isAt = ({ day, startTime, stylistId }: Placed, place: DeskPlace): boolean =>
  day === place.date && startTime === place.startTime && stylistId === place.stylistId;

/** The place of a visit on the caller's screen. @throws DomainError `invalid` */
export function checkSeen(value: unknown): DeskPlace {
  const { date, startTime, stylistId } = asObject(value);
  if (!isLocalDay(date) || !isLocalTime(startTime)) throw invalid('from', { reason: 'request' });
  return { date, startTime, stylistId: checkId(stylistId, 'from') };
}

/** The same of a call that may leave it out. */
export const checkSeenIfGiven = (value: unknown): DeskPlace | null => (value == null ? null : checkSeen(value));

/**
 * Of two concurrent changes by desks or the customer, the second is refused with the result of the first.
 * @param seen null when the caller does not say what they have seen
 * @throws DomainError `conflict`
 */
export function assertAsSeen(row: AppointmentRecord, seen: DeskPlace | null): void {
  if (!seen) return;
  const { status, cancelReason, customerName: who, day: date, startTime: time, stylistName: name } = row;
  if (status === 'cancelled')
    throw refuse('VISIT_CHANGED', {
      params: cancelReason === 'customer' ? { reason: 'cancelledByCustomer', who } : { reason: 'cancelled' },
    });
  if (status === 'confirmed' && !isAt(row, seen))
    throw refuse('VISIT_CHANGED', { params: { reason: 'moved', name, date, time } });
}
