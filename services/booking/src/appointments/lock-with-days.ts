import type { LocalDay } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { lockCustomer, lockDays } from '../slots/day-lock.js';
import type { AppointmentRecord } from './appointment.view.js';
import { appointmentById, assertReadable, lockReadable } from './appointments.queries.js';

/**
 * The visit, with its customer, its day and the other days locked, in the global lock order (threat T25).
 * @throws DomainError `not_found` for a visit that the caller cannot see
 */
export async function lockWithDays(
  tx: EntityManager,
  id: string,
  caller: Caller,
  days: readonly LocalDay[] = [],
): Promise<AppointmentRecord> {
  const found = await appointmentById(tx, id);
  assertReadable(found, caller);
  await lockCustomer(tx, found.customerId);
  const seen = await appointmentById(tx, id); // Its day changes only under this lock.
  await lockDays(tx, [seen?.day ?? found.day, ...days]);
  return lockReadable(tx, id, caller);
}
