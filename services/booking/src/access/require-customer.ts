import { refuse } from '@salon/contracts';
import { type Caller, requireCaller } from '@salon/nest-kit';

/**
 * Who can have a cart and book: a signed-in person with a verified e-mail address.
 * @throws DomainError `unauthenticated`, `forbidden`
 */
export function requireCustomer(caller: Caller | null): Caller {
  const present = requireCaller(caller);
  if (!present.verified) throw refuse('EMAIL_UNVERIFIED');
  return present;
}
