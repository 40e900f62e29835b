import type { EntityManager } from 'typeorm';
import type { ContentActionRecord } from './admin-action.view.js';

/** Deletes the admin actions on items that were deleted themselves: nothing of them is left to undo. */
export async function deleteActions(
  tx: EntityManager,
  kind: ContentActionRecord['kind'],
  itemIds: readonly string[],
): Promise<void> {
  await tx.query('DELETE FROM catalog.act WHERE kind = $1 AND "entryId" = ANY($2::text[])', [kind, itemIds]);
}
