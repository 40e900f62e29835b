import type { Undoing } from './admin-actions.js';

/**
 * What an admin action changed: visits and the salon are booking's, content the catalog's, staff the account service's;
 * the jobs of a site are each service's own.
 */
export const ACTION_AREAS = ['visit', 'salon', 'content', 'staff', 'site'] as const;
export type ActionArea = (typeof ACTION_AREAS)[number];

/**
 * A field as it was and as it became, null for nothing; its name says its unit: `totalCents`, `startTime`, `arrivedAt`.
 */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** One admin action with its states before and after it. Instants ISO 8601. */
export type ActionEntry = Undoing & {
  _id: string;
  area: ActionArea;
  /** Of its area: `status`, `edit`, `archive`, … */
  kind: string;
  at: string;
  by: { _id: string; name: string };
  /** What it was done to, in words; `visit` is the reference of a visit. */
  subject: { title: string; visit: string | null };
  changes: FieldChange[];
  reason: string | null;
  /** The latest action that depends on it and has to be undone first; null for none. */
  later: { _id: string; kind: string; at: string; by: string } | null;
  /** Null as long as it stands. */
  undone: { at: string; by: string | null } | null;
};

/** `GET /api/admin/actions`: newest first; `down` are the areas that could not be read. */
export interface ActionList {
  entries: ActionEntry[];
  next: string | null;
  down: ActionArea[];
}

export const ACTION_PAGE = 30;
