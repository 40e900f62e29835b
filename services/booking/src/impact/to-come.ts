import { refuse } from '@salon/contracts';
import type { AppointmentRecord } from '../appointments/appointment.view.js';

/** @throws DomainError `conflict` unless the visit is confirmed and has not begun */
export function assertToCome({ status, startsAt }: Pick<AppointmentRecord, 'status' | 'startsAt'>, now: Date): void {
  if (status !== 'confirmed') throw refuse('RESCHEDULE_REFUSED', { params: { reason: 'status' } });
  if (startsAt <= now) throw refuse('APPOINTMENT_MOVE', { params: { reason: 'begun' } });
}
