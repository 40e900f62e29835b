import { Injectable } from '@nestjs/common';
import { type ActionEntry, catalogRefusals, type FieldChange } from '@salon/contracts';
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
import { titleOf } from './action-title.rules.js';
import type { ContentActionRecord } from './admin-action.view.js';
import { TABLE } from './record-admin-action.js';

type Listed = ListedAction &
  ContentActionRecord & {
    author: string | null;
    /** Of the categories before and after; null for none. */
    categoryLabels: Readonly<Record<string, string>> | null;
  };

/** An undo keeps the current position of an item. */
const IS_RESTORED = `other."after" - 'position' = action."after" - 'position'`;
const PAGE = actionsPage({
  table: TABLE,
  later: `
    SELECT id, what AS kind, "byName" AS "adminName", "at" FROM catalog.act other
    WHERE other.kind = action.kind AND other."entryId" = action."entryId" AND other."at" > action."at"
      AND ${overtakes('what', IS_RESTORED)}`,
  undo: `undo.kind = action.kind AND undo."entryId" = action."entryId" AND undo.what = 'undo'`,
  columns: `
    CASE action.kind
      WHEN 'reviews' THEN (SELECT "userName" FROM catalog.review WHERE id = action."entryId"::uuid)
      WHEN 'messages' THEN (SELECT name FROM catalog.contact_message WHERE id = action."entryId"::uuid)
    END AS author,
    (SELECT jsonb_object_agg(slug, label) FROM catalog.category
     WHERE slug IN (action."before"->>'category', action."after"->>'category')) AS "categoryLabels"`,
});

const changesOf = ({ before, after, categoryLabels }: Listed): FieldChange[] => {
  const labelOf = (slug: string | null) => slug && (categoryLabels?.[slug] ?? slug);
  return changedFields(before, after).map((change) =>
    change.field === 'category' ? { ...change, before: labelOf(change.before), after: labelOf(change.after) } : change,
  );
};

const ownOf = (row: Listed) => ({
  area: 'content' as const,
  kind: row.what,
  subject: { title: titleOf(row), visit: null },
  changes: changesOf(row),
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
