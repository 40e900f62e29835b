import type { FreeDay } from '@salon/contracts';
import type { LocalDay } from '@salon/kernel';
import { useEffect, useEffectEvent } from 'react';
import { monthsOf } from './calendar.rules.js';

interface Options {
  days: readonly FreeDay[];
  /** The weeks shown. */
  weeks: readonly LocalDay[][];
  today: LocalDay;
  /** The last bookable day. */
  last: LocalDay;
  onNeedMonth(month: string): void;
}

/** Requests the shown, bookable months that are missing from `days`; once per set of months. */
export function useMissingMonths({ days, weeks, today, last, onNeedMonth }: Options): void {
  const missing = monthsOf(weeks).filter(
    (month) =>
      month >= today.slice(0, 7) && month <= last.slice(0, 7) && !days.some((day) => day.date.startsWith(month)),
  );
  const ask = useEffectEvent((months: string) => {
    for (const month of months.split(' ').filter(Boolean)) onNeedMonth(month);
  });
  const wanted = missing.join(' ');
  useEffect(() => ask(wanted), [wanted]);
}
