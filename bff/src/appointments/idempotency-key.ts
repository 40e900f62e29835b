import { isIdempotencyKey, refuse } from '@salon/contracts';

/**
 * The header for the booking service, none without a key (decision C4).
 * @throws DomainError `invalid` for a malformed key
 */
export function keyHeader(key: string | undefined): Record<string, string> {
  if (key === undefined) return {};
  if (!isIdempotencyKey(key)) throw refuse('IDEMPOTENCY_KEY_INVALID');
  return { 'idempotency-key': key };
}
