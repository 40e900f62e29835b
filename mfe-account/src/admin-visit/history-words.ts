import type { VisitEvent } from '@salon/contracts';
import { formatDate, formatTime } from '@salon/web-kit';
import { wordsOf } from './visit.rules.js';

const MOVED = /^Rescheduled from (\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})/;

/** Formats an item of the history; day and time of a move in the usual formats. */
export const historyWords = (event: VisitEvent): string =>
  wordsOf(event).replace(
    MOVED,
    (_, day: string, time: string) => `Rescheduled from ${formatDate(day, 'd MMM yyyy')}, ${formatTime(time)}`,
  );
