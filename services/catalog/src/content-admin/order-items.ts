import { Injectable } from '@nestjs/common';
import { type ContentAction, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { assertVersion, type Caller, newOrderOf, versionOf } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import type { ContentActionRecord } from '../admin-actions/admin-action.view.js';
import { recordAdminAction } from '../admin-actions/record-admin-action.js';
import type { ContentType, Row, UndoableType } from '../content-types/content-type.js';

/** Stands for the order of a type in the history of admin actions, in place of an item's id. */
export const ORDER = 'order';

const rowOf = (ids: readonly string[]): Row => ({ ids, archivedAt: null, position: 0 });

/** The order of all items of a type as one object that is changed and undone. */
export function orderOf({ name, order, all, idOf }: ContentType): UndoableType {
  if (!order) throw refuse('ENTRY_NOT_FOUND');
  return {
    name,
    lock: async (tx) => {
      await order.lockAll(tx);
      return rowOf((await all(tx)).map(idOf));
    },
    save: (tx, { ids }) => order.save(tx, ids as string[]),
  };
}

/** A change of the order as if the items created since, which stand at the end, had been there already. */
export function withNewItems(action: ContentActionRecord, current: Row): ContentActionRecord {
  const idsOf = ({ ids }: Row) => ids as string[];
  const known = new Set(idsOf(action.after));
  const created = idsOf(current).filter((id) => !known.has(id));
  const extended = (row: Row): Row => ({ ...row, ids: [...idsOf(row), ...created] });
  return { ...action, before: action.before && extended(action.before), after: extended(action.after) };
}

/** Reorders all items of a type. */
@Injectable()
export class OrderItems {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @param body `from`, the previous order, and `to`.
   * @throws DomainError `invalid`; `conflict` when the order has changed
   */
  run(type: ContentType, body: unknown, admin: Caller): Promise<ContentAction> {
    const order = orderOf(type);
    const { from, to } = newOrderOf(body);
    return this.db.transaction(async (tx) => {
      const before = (await order.lock(tx, ORDER)) as Row;
      assertVersion(versionOf(from), before.ids);
      await order.save(tx, rowOf(to));
      const change = { kind: type.name, what: 'order', entryId: ORDER, before, after: rowOf(to) } as const;
      return recordAdminAction(tx, change, admin, this.clock.now());
    });
  }
}
