import type { EntityManager } from 'typeorm';
import { deleteActions } from '../admin-actions/delete-actions.js';
import { reviewType } from './review.content-type.js';

/** Deletes the review of a person, and the record of who hid it for which reason. */
export async function deleteReview(tx: EntityManager, userId: string): Promise<void> {
  const [deleted] = await tx.query<[{ id: string }[], number]>(
    'DELETE FROM catalog.review WHERE "userId" = $1 RETURNING id',
    [userId],
  );
  const ids = deleted.map(({ id }) => id);
  await deleteActions(tx, reviewType.name, ids);
}
