import type { Permission } from '../account/staff.js';
import type { Undoing } from '../booking/admin-actions.js';
import type { ContentAction } from '../catalog/content.js';
import type { SalonChange, SalonSubjectName } from '../salon/salon-changes.js';
import type { SubjectFacts } from '../salon/salon-facts.js';

/**
 * The target of an admin action: visits and the salon belong to booking, content to the catalog, clients and staff to
 * the account service; each service has its own jobs.
 */
export const ACTION_AREAS = ['visit', 'salon', 'client', 'content', 'staff', 'site'] as const;
export type ActionArea = (typeof ACTION_AREAS)[number];

/** What reading the actions of an area needs; of the salon, each person reads and undoes what they may change. */
export const AREA_NEEDS: Readonly<Record<ActionArea, Permission>> = {
  visit: 'desk',
  salon: 'desk',
  client: 'desk',
  content: 'content',
  staff: 'staff',
  site: 'ops',
};

/**
 * The permission to change each part of the salon, and to see and undo its changes. Blocked time of an exception needs
 * `desk`.
 */
export const SUBJECT_NEEDS: Readonly<Record<SalonSubjectName, Permission>> = {
  stylist: 'settings',
  stylistOrder: 'settings',
  plan: 'settings',
  exception: 'settings',
  closure: 'settings',
  policy: 'settings',
  opening: 'settings',
  notice: 'money',
  closing: 'money',
  customer: 'desk',
  customerMerge: 'desk',
};

/**
 * The value of a field before and after the action, null for none; its name states the unit: `totalCents`, `startTime`,
 * `arrivedAt`. Of closed days a field is a day (`yyyy-MM-dd`) with its reason, of weekly hours `week.monday` with its
 * spans, empty for a day without hours.
 */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** What an action on content changed; the page renders its words. */
export interface ContentSubject {
  kind: ContentAction['kind'];
  /** Title, label, name or question of the item; null for none. */
  name: string | null;
  /** Who wrote the review or message; null for other types, and when it is gone. */
  author: string | null;
  /** The action changed the order of all items of its type. */
  isOrder: boolean;
}

/** One admin action with its states before and after it. Instants ISO 8601. */
export type ActionEntry = Undoing & {
  _id: string;
  area: ActionArea;
  /** The action in its area: `status`, `edit`, `archive`, … */
  kind: string;
  at: string;
  by: { _id: string; name: string };
  /**
   * The target in words; for `visit`, the reference of the visit; for `salon`, the changed part; for `content`, `salon`
   * and `client`, its facts, of which a change that release 0.2.0 recorded has none. The title beside facts is for pages
   * of release 0.2.0 and goes with the release after.
   */
  subject: {
    title: string;
    visit: string | null;
    part?: SalonSubjectName;
    /** What it did to the part of the salon. */
    effect?: SalonChange['effect'];
    content?: ContentSubject;
    facts?: SubjectFacts | null;
  };
  changes: FieldChange[];
  /** What staff wrote about it. */
  reason: string | null;
  /** What its undo leaves as it is, as a sentence; absent when it restores everything. */
  undoLeaves?: string;
  /** Its undo sends the customer a mail, because that about the action has left; absent for false. */
  undoMails?: boolean;
  /** The latest action that depends on it and must be undone first; null for none. */
  later: { _id: string; kind: string; at: string; by: string } | null;
  /** Null until it is undone. */
  undone: { at: string; by: string | null } | null;
};

/** `GET /api/admin/actions`: newest first; `down` are the areas that could not be read. */
export interface ActionList {
  entries: ActionEntry[];
  next: string | null;
  down: ActionArea[];
}

export const ACTION_PAGE = 30;
