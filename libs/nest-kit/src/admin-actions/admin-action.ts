import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../access/caller.js';

/** One admin action with the state before and after it: a row of its service's own table. */
export interface RecordedAction<Kind extends string = string, Before = unknown, After = Before> {
  id: string;
  kind: Kind;
  adminId: string;
  adminName: string;
  before: Before;
  after: After;
  at: Date;
  undoneAt: Date | null;
}

/**
 * Where a service stores its admin actions. The columns `id`, `kind`, `before`, `after`, `at` and `undoneAt` are the
 * same everywhere; those of the admin are `adminId` and `adminName` unless the table says otherwise.
 */
export interface AdminActionTable {
  /** With its schema; a constant in the code, like the column names. */
  name: string;
  adminIdColumn?: string;
  adminNameColumn?: string;
}

interface NewAdminAction<Kind extends string, Before, After> {
  kind: Kind;
  admin: Caller;
  before: Before;
  after: After;
  now: Date;
}

/**
 * Records an admin action in the transaction of the change.
 * @param own the service's own columns: the target of the action
 */
export async function insertAdminAction<Kind extends string, Before, After>(
  tx: EntityManager,
  { name, adminIdColumn = 'adminId', adminNameColumn = 'adminName' }: AdminActionTable,
  { kind, admin, before, after, now }: NewAdminAction<Kind, Before, After>,
  own: Readonly<Record<string, unknown>>,
): Promise<RecordedAction<Kind, Before, After>> {
  const id = randomUUID();
  const values = {
    id,
    kind,
    [adminIdColumn]: admin.id,
    [adminNameColumn]: admin.name,
    before: before === null ? null : JSON.stringify(before),
    after: JSON.stringify(after),
    at: now,
    ...own,
  };
  const columns = Object.keys(values);
  await tx.query(
    `INSERT INTO ${name} (${columns.map((column) => `"${column}"`).join(', ')})
     VALUES (${columns.map((_name, at) => `$${at + 1}`).join(', ')})`,
    Object.values(values),
  );
  return { id, kind, adminId: admin.id, adminName: admin.name, before, after, at: now, undoneAt: null };
}

/**
 * Records that an admin action was undone, in the transaction that restores the state before it.
 * @param own the service's own columns
 */
export async function markUndone(
  tx: EntityManager,
  { name }: AdminActionTable,
  action: { id: string; undoneAt: Date },
  own: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const columns = Object.keys(own).map((column, at) => `, "${column}" = $${at + 3}`);
  await tx.query(`UPDATE ${name} SET "undoneAt" = $2${columns.join('')} WHERE "id" = $1`, [
    action.id,
    action.undoneAt,
    ...Object.values(own),
  ]);
}
