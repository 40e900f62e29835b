import type { Row, Shelf } from '../content/shelf.js';

/** What an admin may change of a review: whether guests see it. Its words belong to its author, and an act keeps none of them. */
export const reviewShelf: Shelf = {
  kind: 'reviews',
  hold: async (tx, id) => {
    const [found]: { row: Row }[] = await tx.query(
      `
      SELECT jsonb_build_object('id', id, 'hiddenAt', "hiddenAt", 'hiddenReason', "hiddenReason", 'archivedAt', NULL, 'position', 0) AS row
      FROM catalog.review WHERE id::text = $1 FOR UPDATE`,
      [id],
    );
    return found?.row ?? null;
  },
  put: async (tx, { id, hiddenAt, hiddenReason }) => {
    await tx.query('UPDATE catalog.review SET "hiddenAt" = $2, "hiddenReason" = $3 WHERE id = $1', [
      id,
      hiddenAt,
      hiddenReason,
    ]);
  },
};
