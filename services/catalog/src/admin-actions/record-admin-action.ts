import type { ContentAction } from '@salon/contracts';
import { type AdminActionTable, type Caller, insertAdminAction } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { asContentAction, type ContentActionRecord } from './admin-action.view.js';

export const TABLE: AdminActionTable = { name: 'catalog.act', adminIdColumn: 'byId', adminNameColumn: 'byName' };
/** Reads rows of the table as `ContentActionRecord`. */
export const SELECT = 'SELECT act.*, "byId" AS "adminId", "byName" AS "adminName" FROM catalog.act';

type NewAdminAction = Pick<ContentActionRecord, 'kind' | 'what' | 'entryId' | 'before' | 'after'>;

/** Records who changed what, in the transaction of the change. */
export async function recordAdminAction(
  tx: EntityManager,
  { kind, what, entryId, before, after }: NewAdminAction,
  admin: Caller,
  now: Date,
): Promise<ContentAction> {
  const own = { what, entryId };
  const action = await insertAdminAction(tx, TABLE, { kind, admin, before, after, now }, own);
  return asContentAction({ ...action, ...own });
}
