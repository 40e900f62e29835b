import type { EntityManager } from 'typeorm';

/** The refusals that keep an action from being undone, whatever else has been done. */
export type Obstacle = 'REVIEW_WITHDRAWN' | 'REVIEW_REWRITTEN';

/** SQL: the obstacle of `action`, null for none. An undo shows no words that were written after it. */
export const OBSTACLE = `
  CASE action.kind WHEN 'reviews' THEN (
    SELECT CASE WHEN "withdrawnAt" IS NOT NULL THEN 'REVIEW_WITHDRAWN'
                WHEN "createdAt" > action."at" THEN 'REVIEW_REWRITTEN' END
    FROM catalog.review WHERE id = action."entryId"::uuid) END`;

export async function obstacleOf(tx: EntityManager, actionId: string): Promise<Obstacle | null> {
  const [found] = await tx.query<{ obstacle: Obstacle | null }[]>(
    `SELECT ${OBSTACLE} AS obstacle FROM catalog.act action WHERE id = $1`,
    [actionId],
  );
  return found?.obstacle ?? null;
}
