import { messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { type Caller, requireCaller } from '@salon/nest-kit';

/** Who may keep a cart and book: a signed-in person whose e-mail is verified. @throws DomainError `unauthenticated`, `forbidden` */
export function requireCustomer(caller: Caller | null): Caller {
  const present = requireCaller(caller);
  if (!present.verified) throw new DomainError('forbidden', 'EMAIL_UNVERIFIED', messages.verifyFirst);
  return present;
}
