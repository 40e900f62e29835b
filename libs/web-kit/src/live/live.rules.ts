import type { DeskEvent } from '@salon/contracts';
import { DAY_MS } from '@salon/kernel';

/** Kinds of desk data, as in the key of a query: `['admin', 'day', date]`; refetched when a change is of their day. */
const KINDS_OF_A_DAY = new Set<unknown>(['day', 'week']);
/** Refetched after every change. */
const KINDS_OF_EVERY_CHANGE = new Set<unknown>([
  'visit',
  'tasks',
  'outside-hours',
  'new-times',
  'reports',
  'closing',
  'dashboard',
]);

const isWithin = (kind: unknown, first: unknown, day: string): boolean => {
  const days = (Date.parse(day) - Date.parse(String(first))) / DAY_MS;
  return days >= 0 && days < (kind === 'week' ? 7 : 1);
};

/** Whether the data of the query with this key may have changed. */
export function isTouched([area, kind, first]: readonly unknown[], { isComplete, changes }: DeskEvent): boolean {
  if (area !== 'admin') return false;
  if (KINDS_OF_EVERY_CHANGE.has(kind)) return !isComplete || changes.length > 0;
  if (!KINDS_OF_A_DAY.has(kind)) return false;
  return (
    !isComplete ||
    changes.some(({ subject, day }) =>
      day === null ? subject === 'visit' || subject === 'salon' : isWithin(kind, first, day),
    )
  );
}
