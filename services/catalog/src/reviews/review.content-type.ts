import { HIDDEN_VERSION } from '../admin-actions/obstacle.js';
import type { Row, UndoableType } from '../content-types/content-type.js';

/** What an admin action stores and undo restores. */
const COLUMNS = ['hiddenAt', 'hiddenReason'] as const;
const STORED = COLUMNS.map((name) => `'${name}', "${name}"`).join(', ');
const RESTORED = COLUMNS.map((name, index) => `"${name}" = $${index + 2}`).join(', ');

/**
 * Admins change only the visibility of a review. Rating and comment belong to the author and are not stored in admin
 * actions; of those of a hidden review a digest is, so that an undo does not show what was written since.
 */
export const reviewType: UndoableType = {
  name: 'reviews',
  lock: async (tx, id) => {
    const [found]: { row: Row }[] = await tx.query(
      `
      SELECT jsonb_build_object(
        'id', id, ${STORED}, 'version', ${HIDDEN_VERSION}, 'archivedAt', NULL, 'position', 0) AS row
      FROM catalog.review WHERE id::text = $1 AND "withdrawnAt" IS NULL FOR UPDATE`,
      [id],
    );
    return found?.row ?? null;
  },
  save: async (tx, row) => {
    await tx.query(`UPDATE catalog.review SET ${RESTORED} WHERE id = $1`, [
      row['id'],
      ...COLUMNS.map((name) => row[name]),
    ]);
  },
};
