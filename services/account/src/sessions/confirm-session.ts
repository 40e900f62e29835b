import type { Queryable } from '@salon/nest-kit';

/** Records that the user of a session has just confirmed their identity. */
export async function confirmSession(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query('UPDATE account.session SET "confirmedAt" = $2 WHERE id = $1', [id, now]);
}
