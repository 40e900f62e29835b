import { refuse } from '@salon/contracts';
import { DAY_MS } from '@salon/kernel';
import type { DataSource, EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { findAppointment } from '../appointments/appointments.queries.js';
import { onlineCents, prepaidCents, type PricedCart } from '../cart/cart.rules.js';
import type { HeldAppointment } from './held-appointment.js';

export interface RequestKey {
  customerId: string;
  key: string | null;
  hash: string;
  now: Date;
}

/**
 * The appointment of an earlier call with this key; null when there was none in the last 24 hours.
 * @throws DomainError `conflict` when that call requested another visit (decision C4), or when its visit is over
 */
export async function findEarlierBooking(
  db: DataSource | EntityManager,
  { customerId, key, hash, now }: RequestKey,
): Promise<AppointmentRecord | null> {
  if (key === null) return null;
  const found = await findAppointment(db, '"customerId" = $1 AND "idempotencyKey" = $2', [customerId, key]);
  if (!found) return null;
  if (now.getTime() - found.createdAt.getTime() >= DAY_MS) {
    await db.query('UPDATE booking.appointment SET "idempotencyKey" = NULL WHERE "id" = $1', [found.id]);
    return null;
  }
  if (found.status === 'cancelled' || (found.status === 'pending' && !isHoldActive(found, now)))
    throw refuse('BOOKING_OVER');
  if (found.requestHash !== hash) throw refuse('IDEMPOTENCY_KEY_REUSED');
  return found;
}

const isHoldActive = ({ holdUntil }: Pick<HeldAppointment, 'holdUntil'>, now: Date): boolean =>
  holdUntil !== null && holdUntil > now;

/**
 * Whether a call requests the visit that the customer already holds, at the same price, length and terms (decision C4).
 * Its key does not matter: a browser that returns from the gateway has another one. The hold stays as it is: of a new
 * field of the booking form, `hashOf` must hold what the customer can change.
 */
export const isSameHold = (
  held: HeldAppointment,
  { hash, now }: RequestKey,
  cart: Pick<PricedCart, 'offer' | 'totalCents' | 'feeCents' | 'isPrepaid' | 'minutes'>,
  policyVersion: number,
): boolean =>
  held.requestHash === hash &&
  (held.offer?.id ?? null) === (cart.offer?.id ?? null) &&
  held.totalCents === cart.totalCents &&
  held.feeCents === onlineCents(cart) &&
  held.prepaidCents === prepaidCents(cart) &&
  held.minutes === cart.minutes &&
  held.policyVersion === policyVersion &&
  isHoldActive(held, now);
