import { isDeepStrictEqual } from 'node:util';
import { type ActionEntry, asRecord, catalogRefusals, type FieldChange, stylistRefusals } from '@salon/contracts';
import {
  type ActionFilter,
  actionsPage,
  type Caller,
  changedFields,
  type ListedAction,
  orderChange,
  overtakes,
  readActions,
  withNames,
} from '@salon/nest-kit';
import { undoableSince } from '@salon/nest-kit/undo.rules';
import type { DataSource } from 'typeorm';
import { SALON_CHANGE_TABLE } from './change-salon.js';
import { creationObstacle, type CreationObstacle } from './created-stylist.js';
import { closureChanges, planChanges } from './hours-fields.rules.js';
import { effectOf, type SalonChangeRecord } from './salon-change.view.js';
import { mayBlock, subjectsOf } from './subject-needs.rules.js';
import { undoLeaves } from './undo-leaves.rules.js';

const isSame = (one: string, other: string): string =>
  `${one}."subject" = ${other}."subject" AND ${one}."subjectId" = ${other}."subjectId"`;
const OVERTAKES = overtakes({ table: SALON_CHANGE_TABLE, isSame, order: 'number', kind: 'kind' });
/**
 * The later changes that keep `action` from being undone: of the same object; two changes of closures have an object in
 * common when they share a day. Notes and merges have the remaining record in common, the last id of both: a merge
 * depends on all of them, notes on the merges that changed them.
 */
export const LATER = `
  SELECT other.* FROM booking.salon_change other WHERE ${isSame('other', 'action')} AND ${OVERTAKES}
  UNION ALL
  SELECT other.* FROM booking.salon_change other
  WHERE action."subject" = 'closure' AND other."subject" = 'closure' AND other."subjectId" <> action."subjectId"
    AND string_to_array(other."subjectId", ',') && string_to_array(action."subjectId", ',') AND ${OVERTAKES}
  UNION ALL
  SELECT other.* FROM booking.salon_change other
  WHERE action."subject" IN ('customer', 'customerMerge') AND other."subject" IN ('customer', 'customerMerge')
    AND other."subjectId" <> action."subjectId"
    AND split_part(other."subjectId", ' ', -1) = split_part(action."subjectId", ' ', -1)
    AND (action."subject" = 'customerMerge' OR other."before"->'notes' IS DISTINCT FROM other."after"->'notes')
    AND ${OVERTAKES}`;
const PAGE = actionsPage({
  table: SALON_CHANGE_TABLE,
  later: LATER,
  latest: 'number',
  columns: `CASE WHEN action."subject" = 'stylistOrder' THEN
    (SELECT jsonb_object_agg("id", "name") FROM booking.stylist) END AS "stylistNames",
    ${creationObstacle('$8')} AS "obstacle"`,
  undo: `undo."subject" = action."subject" AND undo."subjectId" = action."subjectId" AND undo."kind" = 'undo'`,
  condition: `
    action."subject" = ANY($6)
    OR $7 AND action."subject" = 'exception' AND 'block' IN (action."before"->>'kind', action."after"->>'kind')`,
});

type Listed = ListedAction &
  SalonChangeRecord & {
    stylistNames: Readonly<Record<string, string>> | null;
    obstacle: CreationObstacle | null;
  };

type Titles = Readonly<Record<string, string>>;

/** Ids of the services of a state of a stylist; none for all services. */
const serviceIdsOf = (state: unknown): string[] => (asRecord(state).serviceIds ?? []) as string[];

/** A state of a stylist with its services by name, or 'all'. */
function withServices(state: unknown, titles: Titles): unknown {
  const isAll = asRecord(state).serviceIds === null;
  return isAll ? { ...asRecord(state), serviceIds: 'all' } : withNames(state, 'serviceIds', titles);
}

function changesOf({ subject, facts, before, after, stylistNames }: Listed, titles: Titles): FieldChange[] {
  if (stylistNames) return orderChange(before as string[], after as string[], stylistNames);
  if (subject === 'closure') return closureChanges(before, after);
  if (subject === 'plan') return planChanges(before, after, facts?.kind === 'plan' ? facts.earlier : undefined);
  if (subject === 'stylist') return changedFields(withServices(before, titles), withServices(after, titles));
  return changedFields(before, after);
}

interface Options {
  caller: Caller;
  now: Date;
  /** The titles of services by their ids, as far as they are known. */
  titlesOf(ids: readonly string[]): Promise<Titles>;
}

/** Ids of the services of a stylist before and after, when they differ. */
function exchangedServices({ subject, before, after }: Listed): string[] {
  if (subject !== 'stylist') return [];
  const [was, is] = [serviceIdsOf(before), serviceIdsOf(after)];
  return isDeepStrictEqual(was, is) ? [] : [...was, ...is];
}

const entryOf = (row: Listed) => ({
  area: 'salon' as const,
  kind: row.kind,
  subject: { title: row.title, visit: null, part: row.subject, facts: row.facts, effect: effectOf(row) },
  changes: [],
  undoLeaves: undoLeaves(row),
  overtaken: catalogRefusals.ACT_OVERTAKEN.text,
  obstacle: row.obstacle && stylistRefusals[row.obstacle].text({ name: String(asRecord(row.after).name) }),
});

/** Changes of the salon that the caller may make too, newest first: a page and one extra row. */
export async function salonActions(
  db: DataSource,
  filter: ActionFilter,
  { caller, now, titlesOf }: Options,
): Promise<ActionEntry[]> {
  const rows: Listed[] = [];
  const page = { filter, now, more: [subjectsOf(caller), mayBlock(caller), undoableSince(now)] };
  const entries = await readActions(db, PAGE, page, (row: Listed) => {
    rows.push(row);
    return entryOf(row);
  });
  const titles = await titlesOf(rows.flatMap(exchangedServices));
  const changes = new Map(rows.map((row) => [row.id, changesOf(row, titles)]));
  return entries.map((entry) => ({ ...entry, changes: changes.get(entry._id) ?? [] }));
}
