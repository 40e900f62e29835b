import {
  ACTION_AREAS,
  ACTION_PAGE,
  type ActionArea,
  type ActionEntry,
  AREA_NEEDS,
  isUuid,
  may,
  refuse,
} from '@salon/contracts';
import type { Caller } from '../access/caller.js';
import { type LastRow, lastRowOf, NEWEST } from '../http/page-cursor.js';
import type { AdminActionTable } from './admin-action.js';

/** The filters of a page of admin actions; null for no filter. */
export interface ActionFilter {
  person: string | null;
  /** Half-open. */
  from: Date | null;
  until: Date | null;
  last: LastRow;
}

const invalid = (field: string): Error => refuse('INVALID', { params: { reason: 'page' }, field });

function instantOf(value: unknown, field: string): Date | null {
  if (value === undefined) return null;
  const at = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(at.getTime())) throw invalid(field);
  return at;
}

/** @throws DomainError `invalid` for an invalid filter */
export function actionFilterOf({ person, from, until, cursor }: Readonly<Record<string, unknown>>): ActionFilter {
  if (person !== undefined && !isUuid(person)) throw invalid('person');
  return {
    person: typeof person === 'string' ? person : null,
    from: instantOf(from, 'from'),
    until: instantOf(until, 'until'),
    last: lastRowOf(cursor) ?? NEWEST,
  };
}

/** The requested areas that the caller may see, all of these when none is named. */
const areasOf = (areas: unknown, caller: Caller): readonly ActionArea[] =>
  ACTION_AREAS.filter(
    (area) => (typeof areas !== 'string' || areas.split(',').includes(area)) && may(caller, AREA_NEEDS[area]),
  );

/**
 * A service's part of the list of admin actions; the BFF merges the parts by time.
 * @param parts how to read each area; only requested areas that the caller may see are read
 * @throws DomainError `invalid` for an invalid filter
 */
export async function listActions(
  query: Readonly<Record<string, unknown>>,
  caller: Caller,
  parts: Partial<Record<ActionArea, (filter: ActionFilter) => Promise<ActionEntry[]>>>,
): Promise<{ entries: ActionEntry[] }> {
  const filter = actionFilterOf(query);
  const areas = areasOf(query.areas, caller);
  const entries = await Promise.all(areas.map(async (area) => (await parts[area]?.(filter)) ?? []));
  return { entries: entries.flat() };
}

/** The parameters $1 to $5 of `actionsWhere`. */
export const filterParameters = ({ last, person, from, until }: ActionFilter): unknown[] => [
  last.at,
  last.id,
  person,
  from,
  until,
];

/**
 * The condition of a page of `alias`, newest first. The page has one extra row, which shows that another page follows.
 */
export const actionsWhere = ({ adminIdColumn = 'adminId' }: AdminActionTable, alias: string) => ({
  where: `(${alias}."at", ${alias}."id") < ($1::timestamptz, $2::uuid)
    AND ($3::uuid IS NULL OR ${alias}."${adminIdColumn}" = $3)
    AND ($4::timestamptz IS NULL OR ${alias}."at" >= $4) AND ($5::timestamptz IS NULL OR ${alias}."at" < $5)`,
  order: `ORDER BY ${alias}."at" DESC, ${alias}."id" DESC LIMIT ${ACTION_PAGE + 1}`,
});

interface ActionPage {
  table: AdminActionTable;
  /**
   * SQL: the later actions that keep it from being undone (`overtakes`), with their `id`, `kind`, `adminName` and `at`.
   */
  later: string;
  /** The column of these by which the latest is found. */
  latest?: string;
  /** SQL: whether `undo` undid something of the object of `action`. */
  undo: string;
  /** SQL: further columns. */
  columns?: string;
  /** SQL: a further condition; its parameters begin with $6. */
  condition?: string;
}

/**
 * SQL: a page of the actions of `table`, each an `action`, as `ListedAction`. An undo is recorded as an action of its
 * own, at `undoneAt` of the undone one.
 */
export function actionsPage({ table, later, latest = 'at', undo, columns, condition = 'true' }: ActionPage): string {
  const { name, adminIdColumn = 'adminId', adminNameColumn = 'adminName' } = table;
  const { where, order } = actionsWhere(table, 'action');
  return `
    SELECT action.*, action."${adminIdColumn}" AS "adminId", action."${adminNameColumn}" AS "adminName", later.*,
      (SELECT undo."${adminNameColumn}" FROM ${name} undo
       WHERE ${undo} AND undo."at" = action."undoneAt" LIMIT 1) AS "undoneByName"${columns ? `, ${columns}` : ''}
    FROM ${name} action
    LEFT JOIN LATERAL (
      SELECT other."id" AS "laterId", other."kind" AS "laterKind", other."adminName" AS "laterBy", other."at" AS "laterAt"
      FROM (${later}) other
      ORDER BY other."${latest}" DESC LIMIT 1) later ON true
    WHERE ${where} AND (${condition}) ${order}`;
}
