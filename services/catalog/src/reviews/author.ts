import { refuse } from '@salon/contracts';
import { type Caller, requireCaller } from '@salon/nest-kit';

/**
 * Who may write a review: someone whose address is verified (docs/product.md §6).
 * @throws DomainError `unauthenticated` or `forbidden`
 */
export function authorOf(caller: Caller | null): Caller {
  const author = requireCaller(caller);
  if (!author.verified) throw refuse('EMAIL_UNVERIFIED');
  return author;
}
