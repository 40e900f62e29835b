import { Injectable } from '@nestjs/common';
import { type ActionEntry, catalogRefusals, type FieldChange } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import {
  actionsPage,
  type Caller,
  changedFields,
  listActions,
  type ListedAction,
  orderChange,
  overtakes,
  readActions,
  withNames,
} from '@salon/nest-kit';
import { retryActions } from '@salon/nest-kit/ops';
import { DataSource } from 'typeorm';
import { subjectOf } from './action-subject.rules.js';
import type { ContentActionRecord } from './admin-action.view.js';
import { formerTitleOf } from './former-title.rules.js';
import { OBSTACLE, type Obstacle } from './obstacle.js';
import { TABLE } from './record-admin-action.js';

type Listed = ListedAction &
  ContentActionRecord & {
    author: string | null;
    obstacle: Obstacle | null;
    /** Of the categories before and after; null for none. */
    categoryLabels: Readonly<Record<string, string>> | null;
    /** Of the items whose order it changed; null for another action. */
    itemNames: Readonly<Record<string, string>> | null;
    /** Of the services of an offer or a month, before and after; null for none. */
    serviceTitles: Readonly<Record<string, string>> | null;
  };

/** SQL: the key and the name of the items of each type that has an order. */
const NAMES = {
  services: 'id, title) FROM catalog.service',
  categories: 'slug, label) FROM catalog.category',
  offers: 'id, title) FROM catalog.offer',
  gallery: 'id, title) FROM catalog.gallery_image',
  faq: 'id, question) FROM catalog.faq_entry',
  team: 'id, name) FROM catalog.team_member',
  statistics: 'id, title) FROM catalog.statistic',
  values: 'id, title) FROM catalog.value_card',
};
const NAMES_OF_KIND = Object.entries(NAMES)
  .map(([kind, names]) => `WHEN '${kind}' THEN (SELECT jsonb_object_agg(${names})`)
  .join(' ');

const isSame = (one: string, other: string): string =>
  `${one}.kind = ${other}.kind AND ${one}."entryId" = ${other}."entryId"`;
/** The later changes of the item that keep `action` from being undone. */
export const LATER = `
  SELECT id, what AS kind, "byName" AS "adminName", "at" FROM catalog.act other
  WHERE ${isSame('other', 'action')} AND ${overtakes({ table: TABLE, isSame, kind: 'what' })}`;
const PAGE = actionsPage({
  table: TABLE,
  later: LATER,
  undo: `${isSame('undo', 'action')} AND undo.what = 'undo'`,
  columns: `
    CASE action.kind
      WHEN 'reviews' THEN (SELECT nullif("userName", '') FROM catalog.review WHERE id = action."entryId"::uuid)
      WHEN 'messages' THEN (SELECT name FROM catalog.contact_message WHERE id = action."entryId"::uuid)
    END AS author,
    ${OBSTACLE} AS obstacle,
    (SELECT jsonb_object_agg(slug, label) FROM catalog.category
     WHERE slug IN (action."before"->>'category', action."after"->>'category')) AS "categoryLabels",
    CASE WHEN action."entryId" = 'order' THEN CASE action.kind ${NAMES_OF_KIND} END END AS "itemNames",
    CASE WHEN action.kind IN ('offers', 'almanac') THEN (
      SELECT jsonb_object_agg(id, title) FROM catalog.service
      WHERE action."before"->'services' ? id::text OR action."after"->'services' ? id::text) END AS "serviceTitles"`,
});

const idsOf = (order: Listed['before']): string[] => (order?.ids ?? []) as string[];

const changesOf = ({ before, after, categoryLabels, itemNames, serviceTitles }: Listed): FieldChange[] => {
  if (itemNames) return orderChange(idsOf(before), idsOf(after), itemNames);
  const labelOf = (slug: string | null) => slug && (categoryLabels?.[slug] ?? slug);
  const [was, is] = [before, after].map((row) => withNames(row, 'services', serviceTitles ?? {}));
  return changedFields(was, is).map((change) =>
    change.field === 'category' ? { ...change, before: labelOf(change.before), after: labelOf(change.after) } : change,
  );
};

function ownOf(row: Listed) {
  const content = subjectOf(row);
  return {
    area: 'content' as const,
    kind: row.what,
    subject: { title: formerTitleOf(content), visit: null, content },
    changes: changesOf(row),
    overtaken: catalogRefusals.ACT_OVERTAKEN.text,
    obstacle: row.obstacle && catalogRefusals[row.obstacle].text,
  };
}

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
