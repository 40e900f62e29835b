import type { Row, UndoableType } from '../content-types/content-type.js';

/**
 * Admins change only the visibility of a review. Rating and comment belong to the author and are not stored in admin
 * actions.
 */
export const reviewType: UndoableType = {
  name: 'reviews',
  lock: async (tx, id) => {
    const [found]: { row: Row }[] = await tx.query(
      `
      SELECT jsonb_build_object(
        'id', id, 'hiddenAt', "hiddenAt", 'hiddenReason', "hiddenReason", 'archivedAt', NULL, 'position', 0) AS row
      FROM catalog.review WHERE id::text = $1 FOR UPDATE`,
      [id],
    );
    return found?.row ?? null;
  },
  save: async (tx, { id, hiddenAt, hiddenReason }) => {
    await tx.query('UPDATE catalog.review SET "hiddenAt" = $2, "hiddenReason" = $3 WHERE id = $1', [
      id,
      hiddenAt,
      hiddenReason,
    ]);
  },
};
