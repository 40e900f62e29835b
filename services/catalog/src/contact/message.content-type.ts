import type { Row, UndoableType } from '../content-types/content-type.js';

/**
 * Admins change only whether a message is answered. The text belongs to its author and is not stored in admin actions.
 */
export const messageType: UndoableType = {
  name: 'messages',
  lock: async (tx, id) => {
    const [found]: { row: Row }[] = await tx.query(
      `SELECT jsonb_build_object('id', id, 'answeredAt', "answeredAt", 'archivedAt', NULL, 'position', 0) AS row
       FROM catalog.contact_message WHERE id::text = $1 FOR UPDATE`,
      [id],
    );
    return found?.row ?? null;
  },
  save: async (tx, { id, answeredAt }) => {
    await tx.query('UPDATE catalog.contact_message SET "answeredAt" = $2 WHERE id = $1', [id, answeredAt]);
  },
};
