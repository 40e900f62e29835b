import { DomainError } from '@salon/kernel';
import type { DataSource, EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { findAppointment } from '../appointments/appointments.queries.js';
import type { Held } from './standing.js';

const DAY = 24 * 60 * 60_000;

export interface Asked {
  customerId: string;
  key: string | null;
  hash: string;
  now: Date;
}

/**
 * The appointment an earlier call with this key made; null when there was none in the last 24 hours.
 * @throws DomainError `conflict` when that call asked for another visit (decision C4)
 */
export async function earlierAnswer(
  db: DataSource | EntityManager,
  { customerId, key, hash, now }: Asked,
): Promise<AppointmentRecord | null> {
  if (key === null) return null;
  const found = await findAppointment(db, '"customerId" = $1 AND "idempotencyKey" = $2', [customerId, key]);
  if (!found) return null;
  if (now.getTime() - found.createdAt.getTime() >= DAY) {
    await db.query('UPDATE booking.appointment SET "idempotencyKey" = NULL WHERE "id" = $1', [found.id]);
    return null;
  }
  if (found.requestHash !== hash)
    throw new DomainError(
      'conflict',
      'IDEMPOTENCY_KEY_REUSED',
      'This request was already used for another visit. Please try again.',
    );
  return found;
}

/** Whether a call that brings no key asks for the very visit the customer holds already (decision C4). */
export const isSameHold = (held: Held, { key, hash, now }: Asked, offerId: string | null): boolean =>
  key === null &&
  held.requestHash === hash &&
  (held.offer?.id ?? null) === offerId &&
  held.holdUntil !== null &&
  held.holdUntil > now;
