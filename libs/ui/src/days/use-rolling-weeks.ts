import type { FreeDay } from '@salon/contracts';
import { addDays, type LocalDay, mondayOf } from '@salon/kernel';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  bookableRange,
  clamp,
  createDayLookup,
  dayForKey,
  nextFree,
  pageWith,
  weeksFrom,
  STRIP_WEEKS,
  WEEKS,
} from './calendar.rules.js';
import { useMissingMonths } from './use-missing-months.js';

interface Options {
  days: readonly FreeDay[];
  selected: LocalDay | null;
  today: LocalDay;
  /** Two weeks from today instead of five from Monday. */
  strip: boolean;
  onNeedMonth(month: string): void;
}

/** The first day shown and the focused day. Both follow the choice, which may be made elsewhere, for example typed. */
function usePosition(selected: LocalDay | null, initial: LocalDay, count: number) {
  const [cursor, setCursor] = useState<{ day: LocalDay } | null>(null);
  const [page, setPage] = useState<LocalDay | null>(null);
  const [previous, setPrevious] = useState(selected);
  const first = page ?? initial;
  if (previous !== selected) {
    setPrevious(selected);
    setCursor(null);
    setPage(selected && pageWith(selected, first, count));
  }
  return { cursor, setCursor, first, setPage };
}

/** State of the calendar: the weeks shown and the focused day; requests missing months. */
export function useRollingWeeks({ days, selected, today, strip, onNeedMonth }: Options) {
  const range = bookableRange(days, today);
  const [start, count] = strip ? [today, STRIP_WEEKS] : [mondayOf(today), WEEKS];
  const step = 7 * (count - 1);
  const { cursor, setCursor, first, setPage } = usePosition(selected, pageWith(selected ?? today, start, count), count);
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);

  const at = cursor?.day ?? selected ?? nextFree(days, addDays(today, -1)) ?? today;
  const weeks = weeksFrom(first, count);
  const shown = (day: LocalDay) => day >= first && day < addDays(first, 7 * count);
  const focusable = shown(at) ? at : clamp(first, range);

  useMissingMonths({ days, weeks, today, last: range.last, onNeedMonth });

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focusable}"]`)?.focus();
    moved.current = false;
  });

  const goTo = (day: LocalDay) => {
    moved.current = true;
    setCursor({ day }); // A new object: the effect above runs also for the same day.
    setPage(pageWith(day, first, count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : dayForKey(event.key, focusable, first);
    if (next === null) return;
    event.preventDefault();
    goTo(clamp(next, range));
  };
  return {
    grid,
    weeks,
    focusable,
    goTo,
    onKeyDown,
    dayOf: createDayLookup(days, range),
    earlier: first > start ? () => setPage(addDays(first, -step)) : null,
    later: addDays(first, 7 * count) <= range.last ? () => setPage(addDays(first, step)) : null,
  };
}
