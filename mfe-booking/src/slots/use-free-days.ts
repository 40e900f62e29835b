import type { FreeDay } from '@salon/contracts';
import type { LocalDay } from '@salon/kernel';
import { salonToday } from '@salon/web-kit';
import { useQueries } from '@salon/web-kit/query';
import { useState } from 'react';
import { monthAfter } from './slot.rules.js';
import type { monthQuery } from './slots.queries.js';

export interface FreeDays {
  days: FreeDay[];
  failed: boolean;
  /** Whether the failed months are being loaded again. */
  retrying: boolean;
  /** The earliest free day; undefined while it is looked for, null when none is free or a month could not be loaded. */
  earliest: LocalDay | null | undefined;
  needMonth(month: string): void;
  retry(): void;
}

/**
 * The first free day of `months`, ascending; undefined while a month before it is loading, null when one could not be
 * loaded.
 */
function earliestIn(months: readonly { data?: FreeDay[]; isPending: boolean }[]): LocalDay | null | undefined {
  for (const { data, isPending } of months) {
    if (!data) return isPending ? undefined : null;
    const free = data.find(({ state }) => state === 'free');
    if (free) return free.date;
  }
  return null;
}

/** The longest booking window is a year. */
const MAX_MONTHS = 13;

/**
 * The days of the months requested so far: this month, the next, and each month the calendar is paged to; while a day
 * is looked for, further ones until one is free or the booking window ends.
 */
export function useFreeDays(queryOf: (month: string) => ReturnType<typeof monthQuery>, isLookingFor = false): FreeDays {
  const [months, setMonths] = useState(() => {
    const month = salonToday().slice(0, 7);
    return [month, monthAfter(month)];
  });
  const results = useQueries({ queries: months.map(queryOf) });
  const needMonth = (month: string) => setMonths((known) => (known.includes(month) ? known : [...known, month].sort()));
  const earliest = earliestIn(results);
  const isFull = isLookingFor && earliest === null && results.every(({ data }) => data);
  const isLast = results.at(-1)?.data?.at(-1)?.state === 'beyond';
  if (isFull && !isLast && months.length < MAX_MONTHS) needMonth(monthAfter(months.at(-1) ?? ''));
  const found = results.flatMap((result) => result.data ?? []).sort((a, b) => a.date.localeCompare(b.date));
  const [shown, setShown] = useState(found);
  if (found.length > 0 && found.some((day, at) => day !== shown[at])) setShown(found);
  // A month that is loaded again is pending, without its error.
  const failed = results.filter(
    ({ isError, isPending, isFetchedAfterMount }) => isError || (isPending && isFetchedAfterMount),
  );
  return {
    // The previous days until the new ones have loaded, so that the layout does not shift.
    days: found.length > 0 ? found : shown,
    failed: failed.length > 0,
    retrying: failed.some(({ isFetching }) => isFetching),
    earliest,
    needMonth,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
