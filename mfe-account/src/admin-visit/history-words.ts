import { formatDate, formatTime } from '@salon/web-kit';
import { type HistoryItem, wordsOf } from './visit.rules.js';

const MOVED = /Rescheduled from (\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})/;

/** Formats an item of the history; day and time of a move in the usual formats. */
export const historyWords = (item: HistoryItem): string =>
  wordsOf(item).replace(
    MOVED,
    (_, day: string, time: string) => `Rescheduled from ${formatDate(day, 'MMM d, yyyy')}, ${formatTime(time)}`,
  );
