import { Injectable } from '@nestjs/common';
import { type ActionEntry, catalogRefusals } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import {
  actionsWhere,
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

const { where, order } = actionsWhere(TABLE, 'act');
/** An undo keeps the current position of an item. */
const IS_RESTORED = `other."after" - 'position' = act."after" - 'position'`;
/** An undo is recorded as an action of its own, at `undoneAt` of the undone one. */
const PAGE = `
  SELECT act.*, act."byId" AS "adminId", act."byName" AS "adminName", later.*,
    (SELECT "byName" FROM catalog.act undo
     WHERE undo.kind = act.kind AND undo."entryId" = act."entryId"
       AND undo.what = 'undo' AND undo."at" = act."undoneAt"
     LIMIT 1) AS "undoneByName"
  FROM catalog.act
  LEFT JOIN LATERAL (
    SELECT other.id AS "laterId", other.what AS "laterKind", other."byName" AS "laterBy", other."at" AS "laterAt"
    FROM catalog.act other
    WHERE other.kind = act.kind AND other."entryId" = act."entryId" AND other."at" > act."at"
      AND ${overtakes('act', 'what', IS_RESTORED)}
    ORDER BY other."at" DESC LIMIT 1) later ON true
  WHERE ${where} ${order}`;

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
