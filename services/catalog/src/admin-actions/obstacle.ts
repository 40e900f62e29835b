import type { EntityManager } from 'typeorm';

/** The refusals that keep an action from being undone, whatever else has been done. */
export type Obstacle = 'REVIEW_WITHDRAWN' | 'REVIEW_REWRITTEN' | 'REVIEW_EDITED';

/** SQL: a digest of what guests read of a hidden review; null for one that they see. */
export const HIDDEN_VERSION = `
  CASE WHEN "hiddenAt" IS NOT NULL THEN md5(concat_ws(' ', rating, comment, "userName")) END`;

/** SQL: the obstacle of `action`, null for none. An undo shows no words that were written after it. */
export const OBSTACLE = `
  CASE action.kind WHEN 'reviews' THEN (
    SELECT CASE WHEN "withdrawnAt" IS NOT NULL THEN 'REVIEW_WITHDRAWN'
                WHEN "createdAt" > action."at" THEN 'REVIEW_REWRITTEN'
                WHEN action."after"->>'version' <> ${HIDDEN_VERSION} THEN 'REVIEW_EDITED' END
    FROM catalog.review WHERE id = action."entryId"::uuid) END`;

export async function obstacleOf(tx: EntityManager, actionId: string): Promise<Obstacle | null> {
  const [found] = await tx.query<{ obstacle: Obstacle | null }[]>(
    `SELECT ${OBSTACLE} AS obstacle FROM catalog.act action WHERE id = $1`,
    [actionId],
  );
  return found?.obstacle ?? null;
}
