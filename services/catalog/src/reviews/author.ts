import { refuse } from '@salon/contracts';
import { type Caller, requireCaller } from '@salon/nest-kit';

/**
 * Who can write a review: a person with a verified address (docs/product.md §6).
 * @throws DomainError `unauthenticated` or `forbidden`
 */
export function authorOf(caller: Caller | null): Caller {
  const author = requireCaller(caller);
  if (!author.verified) throw refuse('EMAIL_UNVERIFIED');
  return author;
}
