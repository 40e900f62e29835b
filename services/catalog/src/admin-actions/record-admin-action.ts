import { randomUUID } from 'node:crypto';
import type { ContentAction } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { type AdminActionRow, asContentAct } from './admin-action.view.js';

export type NewAdminAction = Pick<AdminActionRow, 'kind' | 'what' | 'entryId' | 'before' | 'after'>;

/** Records who changed what, in the transaction of the change. */
export async function recordAdminAction(
  tx: EntityManager,
  { kind, what, entryId, before, after }: NewAdminAction,
  admin: Caller,
  now: Date,
): Promise<ContentAction> {
  const [row] = await tx.query<AdminActionRow[]>(
    `
    INSERT INTO catalog.act (id, kind, what, "entryId", "byId", "byName", "before", "after", "at")
    VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9) RETURNING *`,
    [
      randomUUID(),
      kind,
      what,
      entryId,
      admin.id,
      admin.name,
      before && JSON.stringify(before),
      JSON.stringify(after),
      now,
    ],
  );
  return asContentAct(row as AdminActionRow);
}
