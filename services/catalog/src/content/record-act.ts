import { randomUUID } from 'node:crypto';
import type { ContentAct } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { type ActRow, asContentAct } from './act.view.js';
import type { Row } from './shelf.js';

export interface Act {
  kind: ContentAct['kind'];
  what: ContentAct['what'];
  entryId: string;
  before: Row | null;
  /** As the database gives it back: an undo compares with it. */
  after: Row;
}

/** Writes down who did what, in the transaction that does it. */
export async function recordAct(
  tx: EntityManager,
  { kind, what, entryId, before, after }: Act,
  admin: Caller,
  now: Date,
): Promise<ContentAct> {
  const [row] = await tx.query<ActRow[]>(
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
  return asContentAct(row as ActRow);
}
