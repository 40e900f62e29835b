import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type ContentAction, isUuid, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, isOvertaken, markUndone } from '@salon/nest-kit';
import { assertUndoable } from '@salon/nest-kit/undo.rules';
import { DataSource, type EntityManager } from 'typeorm';
import { LATER } from '../admin-actions/action-list.queries.js';
import type { ContentActionRecord } from '../admin-actions/admin-action.view.js';
import { obstacleOf } from '../admin-actions/obstacle.js';
import { recordAdminAction, SELECT, TABLE } from '../admin-actions/record-admin-action.js';
import type { Row } from '../content-types/content-type.js';
import { contentTypeOf, undoableTypeOf } from './all-content-types.js';
import { ORDER, orderOf, withNewItems } from './order-items.js';

/**
 * Restores the row as it was before an admin action; a new item is archived. The undo is recorded as an action and can
 * be undone.
 */
@Injectable()
export class UndoAdminAction {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`; `conflict` when it is too late or the item has changed since */
  run(id: string, admin: Caller): Promise<ContentAction> {
    return this.db.transaction(async (tx) => {
      const recorded = await this.lock(tx, id);
      const { kind, entryId } = recorded;
      const type = entryId === ORDER ? orderOf(contentTypeOf(kind)) : undoableTypeOf(kind);
      const now = this.clock.now();
      const current = await type.lock(tx, entryId);
      const action = entryId === ORDER ? withNewItems(recorded, current as Row) : recorded;
      const obstacle = (await isOvertaken(tx, TABLE, LATER, id)) ? 'ACT_OVERTAKEN' : await obstacleOf(tx, id);
      assertUndoable(action, now, obstacle && refuse(obstacle));
      const place = hasMoved(action) ? null : { position: current?.position };
      // An action that an older release recorded lacks the columns added since: they keep their values.
      const after = { ...current, ...action.after, ...place };
      if (!isDeepStrictEqual({ ...current, ...place }, after)) throw refuse('ACT_OVERTAKEN');
      const row = { ...after, ...(action.before ?? { archivedAt: now.toISOString() }), ...place } as Row;
      await type.check?.(tx, row);
      await type.save(tx, row);
      await markUndone(tx, TABLE, { id, undoneAt: now });
      const restored = (await type.lock(tx, entryId)) as Row;
      return recordAdminAction(tx, { kind, what: 'undo', entryId, before: after, after: restored }, admin, now);
    });
  }

  private async lock(tx: EntityManager, id: string): Promise<ContentActionRecord> {
    const [action] = isUuid(id)
      ? await tx.query<ContentActionRecord[]>(`${SELECT} WHERE id = $1 FOR UPDATE`, [id])
      : [];
    if (!action) throw refuse('ACT_NOT_FOUND');
    return action;
  }
}

/** Whether the action itself moved the item; otherwise it keeps its current position. */
const hasMoved = ({ before, after }: ContentActionRecord): boolean =>
  before !== null && before.position !== after.position;
