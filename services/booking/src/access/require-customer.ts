import { refuse } from '@salon/contracts';
import { type Caller, requireCaller } from '@salon/nest-kit';

/**
 * Who may keep a cart and book: a signed-in person whose e-mail is verified.
 * @throws DomainError `unauthenticated`, `forbidden`
 */
export function requireCustomer(caller: Caller | null): Caller {
  const present = requireCaller(caller);
  if (!present.verified) throw refuse('EMAIL_UNVERIFIED');
  return present;
}
