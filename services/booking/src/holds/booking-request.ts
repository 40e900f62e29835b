import { createHash } from 'node:crypto';
import { isIdempotencyKey, type VisitLine } from '@salon/contracts';
import type { LocalDay, LocalTime } from '@salon/kernel';
import { asObject, checkDay, checkLines, checkStylist, checkTime, invalid } from '../request/request.rules.js';
import type { BookingWindow } from '../salon/calendar.rules.js';

/** A validated create call (docs/product.md §3); values that repeat the server's own data are compared later. */
export interface BookingRequest {
  date: LocalDay;
  startTime: LocalTime;
  endTime: unknown;
  stylistId: string | undefined;
  quote: unknown;
  services: VisitLine[];
}

/** @throws DomainError `invalid` in words, for the field that is wrong */
export function checkBooking(body: unknown, bookingWindow: BookingWindow): BookingRequest {
  const { date, startTime, endTime, stylistId, quote, services } = asObject(body);
  return {
    date: checkDay(date, bookingWindow),
    startTime: checkTime(startTime),
    endTime,
    stylistId: checkStylist(stylistId),
    quote,
    services: checkLines(services),
  };
}

/**
 * Calls with the same hash request the same visit, regardless of the order of lines. With the offer and the price of
 * the cart (`isSameHold`) these fields identify it; a call that gets an earlier booking loses what else it says.
 * @param more what else the call must not lose
 */
export function hashOf(
  { date, startTime, stylistId, services }: Pick<BookingRequest, 'date' | 'startTime' | 'stylistId' | 'services'>,
  more: readonly string[] = [],
): string {
  const lines = services.map(({ service, quantity }) => `${service}:${quantity}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([date, startTime, stylistId ?? null, lines, ...more]))
    .digest('hex');
}

/** The caller's `Idempotency-Key`, null without one. @throws DomainError `invalid` for a malformed key */
export function checkKey(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (!isIdempotencyKey(value)) throw invalid('idempotencyKey', { reason: 'idempotencyKey' });
  return value;
}
