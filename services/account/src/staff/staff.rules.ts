import { refuse } from '@salon/contracts';
import type { DomainError } from '@salon/kernel';

interface Change {
  /** Ids of the currently enabled owners. */
  owners: readonly string[];
  actorId: string;
  personId: string;
}

/**
 * Why the change is refused, null when it is allowed. The acting owner cannot demote themselves, so that there is
 * always an owner (docs/product.md §6).
 */
export function staffRefusal({ owners, actorId, personId }: Change): DomainError | null {
  if (!owners.includes(actorId)) return refuse('ADMIN_ONLY');
  if (personId !== actorId) return null;
  return refuse(owners.length === 1 ? 'STAFF_LAST_OWNER' : 'STAFF_SELF');
}
