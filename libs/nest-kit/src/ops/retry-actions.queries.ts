import { type ActionEntry, RETRY_CANNOT_BE_UNDONE, taskWords } from '@salon/contracts';
import type { DataSource } from 'typeorm';
import { type ActionFilter, actionsWhere, filterParameters } from '../admin-actions/action-page.js';
import type { RecordedAction } from '../admin-actions/admin-action.js';
import { type AfterRetry, type BeforeRetry, retryTable } from './job-retry.js';

type Listed = RecordedAction<'retry', BeforeRetry, AfterRetry> & { task: string };

const jobsWord = (count: number): string => (count === 1 ? '1 job' : `${count} jobs`);

/** Retries of this service's jobs and who started them, newest first: a page and one extra row. */
export async function retryActions(db: DataSource, service: string, filter: ActionFilter): Promise<ActionEntry[]> {
  const table = retryTable(service);
  const { where, order } = actionsWhere(table, 'retry');
  const rows = await db.query<Listed[]>(
    `SELECT retry.* FROM ${table.name} retry WHERE ${where} ${order}`,
    filterParameters(filter),
  );
  return rows.map((row) => ({
    _id: row.id,
    area: 'site',
    kind: row.kind,
    at: row.at.toISOString(),
    by: { _id: row.adminId, name: row.adminName },
    subject: { title: `${taskWords(row.task)}, ${jobsWord(row.after.due)}`, visit: null },
    changes: row.before.error === '' ? [] : [{ field: 'error', before: row.before.error, after: null }],
    reason: null,
    later: null,
    undone: null,
    undoable: false,
    why: RETRY_CANNOT_BE_UNDONE,
  }));
}
