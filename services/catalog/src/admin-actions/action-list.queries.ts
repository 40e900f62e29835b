import { Injectable } from '@nestjs/common';
import { type ActionEntry, catalogRefusals } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import {
  actionsPage,
  type Caller,
  changedFields,
  listActions,
  type ListedAction,
  overtakes,
  readActions,
} from '@salon/nest-kit';
import { retryActions } from '@salon/nest-kit/ops';
import { DataSource } from 'typeorm';
import type { ContentActionRecord } from './admin-action.view.js';
import { TABLE } from './record-admin-action.js';

type Listed = ListedAction & ContentActionRecord;

/** An undo keeps the current position of an item. */
const IS_RESTORED = `other."after" - 'position' = action."after" - 'position'`;
const PAGE = actionsPage({
  table: TABLE,
  later: `
    SELECT id, what AS kind, "byName" AS "adminName", "at" FROM catalog.act other
    WHERE other.kind = action.kind AND other."entryId" = action."entryId" AND other."at" > action."at"
      AND ${overtakes('what', IS_RESTORED)}`,
  undo: `undo.kind = action.kind AND undo."entryId" = action."entryId" AND undo.what = 'undo'`,
});

const ownOf = (row: Listed) => ({
  area: 'content' as const,
  kind: row.what,
  subject: { title: titleOf(row), visit: null },
  changes: row.what === 'order' ? [] : changedFields(row.before, row.after),
  overtaken: catalogRefusals.ACT_OVERTAKEN.text,
});

/** The catalog's part of the list of admin actions; the BFF merges the parts by time. */
@Injectable()
export class ActionListQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for an invalid filter */
  page(query: Readonly<Record<string, unknown>>, caller: Caller): Promise<{ entries: ActionEntry[] }> {
    return listActions(query, caller, {
      content: (filter) => readActions(this.db, PAGE, { filter, now: this.clock.now() }, ownOf),
      site: (filter) => retryActions(this.db, 'catalog', filter),
    });
  }
}

/** The name of the item; for a type without item names, the name of the type. */
function titleOf({ after, before, kind }: ContentActionRecord): string {
  const row = { ...before, ...after };
  const name = [row.title, row.label, row.name, row.question, row.caption].find((each) => typeof each === 'string');
  return typeof name === 'string' ? `${kind}: ${name}` : kind;
}
