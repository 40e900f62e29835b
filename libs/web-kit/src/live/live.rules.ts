import type { DeskEvent } from '@salon/contracts';
import { DAY_MS } from '@salon/kernel';

/** The desk data of a query, by its key: `['admin', 'day', date]`. */
const OF_DAYS = new Set<unknown>(['day', 'week']);
const OF_ANYTHING = new Set<unknown>(['visit', 'tasks', 'new-times', 'reports', 'closing', 'dashboard']);

const isWithin = (kind: unknown, first: unknown, day: string): boolean => {
  const days = (Date.parse(day) - Date.parse(String(first))) / DAY_MS;
  return days >= 0 && days < (kind === 'week' ? 7 : 1);
};

/** Whether the data of the query with this key may have changed. */
export function isTouched([area, kind, first]: readonly unknown[], { isComplete, changes }: DeskEvent): boolean {
  if (area !== 'admin') return false;
  if (OF_ANYTHING.has(kind)) return !isComplete || changes.length > 0;
  if (!OF_DAYS.has(kind)) return false;
  return (
    !isComplete ||
    changes.some(({ subject, day }) =>
      day === null ? subject === 'visit' || subject === 'salon' : isWithin(kind, first, day),
    )
  );
}
