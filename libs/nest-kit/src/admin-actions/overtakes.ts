import type { EntityManager } from 'typeorm';
import type { AdminActionTable } from './admin-action.js';

interface Overtaking {
  table: AdminActionTable;
  /** SQL: whether two actions are about the same object. */
  isSame: (one: string, other: string) => string;
  /** The column that orders the actions of an object. */
  order?: string;
  /** The column in which an undo is called 'undo': only these can cancel anything out. Absent when there is none. */
  kind?: string;
}

/**
 * SQL: whether `other` is later than `action` and keeps that from being undone. It does as long as it is not undone.
 * An undo cancels out with what it undid, and the undo of an undo with that undo, as far as both are later than
 * `action`: what remains is one action or none. So changes are undone one after another, the last one first.
 */
export const overtakes = ({ table: { name }, isSame, order = 'at', kind }: Overtaking): string => `
  other."${order}" > action."${order}" AND other."undoneAt" IS NULL AND (${kind ? `other."${kind}" <> 'undo' OR ` : ''}(
    WITH RECURSIVE chain AS (
      SELECT other."at", other."${order}" AS "order"
      UNION ALL
      SELECT undone."at", undone."${order}" FROM chain JOIN ${name} undone
        ON ${isSame('undone', 'other')} AND undone."undoneAt" = chain."at"
          AND undone."${order}" < chain."order" AND undone."${order}" > action."${order}")
    SELECT count(*) % 2 = 1 FROM chain))`;

/** Whether one of the actions `later` overtakes this action. @param later SQL: those of `action` */
export async function isOvertaken(
  tx: EntityManager,
  { name }: AdminActionTable,
  later: string,
  id: string,
): Promise<boolean> {
  const [row] = await tx.query<{ isOvertaken: boolean }[]>(
    `SELECT EXISTS (${later}) AS "isOvertaken" FROM ${name} action WHERE action."id" = $1`,
    [id],
  );
  return row?.isOvertaken ?? false;
}
