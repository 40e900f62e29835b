import type { FreeDay } from '@salon/contracts';
import { addDays, type LocalDay } from '@salon/kernel';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  bookableRange,
  lookUp,
  mondayOf,
  moveBy,
  nextFree,
  pageWith,
  weeksFrom,
  WEEKS,
  within,
} from './calendar.rules.js';
import { useMissingMonths } from './use-missing-months.js';

interface Given {
  days: readonly FreeDay[];
  selected: LocalDay | null;
  today: LocalDay;
  onNeedMonth(month: string): void;
}

const PAGE = 7 * (WEEKS - 1);

/** State of the calendar: the weeks shown and the focused day; requests missing months. */
export function useRollingWeeks({ days, selected, today, onNeedMonth }: Given) {
  const range = bookableRange(days, today);
  const start = mondayOf(today);
  const [cursor, setCursor] = useState<LocalDay | null>(null);
  const [page, setPage] = useState<LocalDay | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);

  const at = cursor ?? selected ?? nextFree(days, addDays(today, -1)) ?? today;
  const first = page ?? pageWith(selected ?? today, start);
  const weeks = weeksFrom(first);
  const shown = (day: LocalDay) => day >= first && day < addDays(first, 7 * WEEKS);
  const focusable = shown(at) ? at : within(first, range);

  useMissingMonths({ days, weeks, today, last: range.last, onNeedMonth });

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focusable}"]`)?.focus();
  });

  const goTo = (day: LocalDay) => {
    moved.current = true;
    setCursor(day);
    setPage(pageWith(day, first));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : moveBy(event.key, focusable);
    if (next === null) return;
    event.preventDefault();
    goTo(within(next, range));
  };
  return {
    grid,
    weeks,
    focusable,
    goTo,
    onKeyDown,
    dayOf: lookUp(days, range),
    earlier: first > start ? () => setPage(addDays(first, -PAGE)) : null,
    later: addDays(first, 7 * WEEKS) <= range.last ? () => setPage(addDays(first, PAGE)) : null,
  };
}
