import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type ContentAction, messages } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { type Caller, isUuid } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { undoProblem } from '../admin-actions/admin-action.rules.js';
import type { AdminActionRow } from '../admin-actions/admin-action.view.js';
import { recordAdminAction } from '../admin-actions/record-admin-action.js';
import type { ContentType, Row } from '../content-types/content-type.js';
import { undoableTypeOf } from './all-content-types.js';

/** Restores the row as it was before an admin action; a new item is archived. The undo is recorded as an action and can be undone. */
@Injectable()
export class UndoAdminAction {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`; `conflict` when it is too late or the item has changed since */
  run(id: string, admin: Caller): Promise<ContentAction> {
    return this.db.transaction(async (tx) => {
      const action = await this.lock(tx, id);
      const type = undoableTypeOf(action.kind);
      const now = this.clock.now();
      const current = await type.lock(tx, action.entryId);
      const problem = undoProblem(action, isDeepStrictEqual(current, action.after), now);
      if (problem) throw new DomainError('conflict', problem.code, problem.message);
      const row = action.before ?? { ...action.after, archivedAt: now.toISOString() };
      await (type as Partial<ContentType>).check?.(tx, row);
      await type.save(tx, row);
      await tx.query('UPDATE catalog.act SET "undoneAt" = $2 WHERE id = $1', [id, now]);
      const after = (await type.lock(tx, action.entryId)) as Row;
      return recordAdminAction(
        tx,
        { kind: action.kind, what: 'undo', entryId: action.entryId, before: action.after, after },
        admin,
        now,
      );
    });
  }

  private async lock(tx: EntityManager, id: string): Promise<AdminActionRow> {
    const [action]: AdminActionRow[] = isUuid(id)
      ? await tx.query('SELECT * FROM catalog.act WHERE id = $1 FOR UPDATE', [id])
      : [];
    if (!action) throw new DomainError('not_found', 'ACT_NOT_FOUND', messages.notFound);
    return action;
  }
}
