import type { LocalDay, LocalTime } from '@salon/kernel';
import { formatDate, formatTime } from '@salon/web-kit';
import { weekdayName } from '../summary/summary.rules.js';

/** 'Saturday, December 5, 2026, 9:30 AM', its time on one line. */
export const formatVisitTime = (date: LocalDay, time: LocalTime): string =>
  `${weekdayName(date)}, ${formatDate(date, 'MMMM d, yyyy')}, ${formatTime(time).replace(' ', '\u00a0')}`;
