import type { LocalDay, LocalTime } from '@salon/kernel';
import { formatDate, formatTime } from '@salon/web-kit';

/** 'Saturday, December 5, 2026, 9:30 AM', its time on one line. */
export const formatVisitTime = (date: LocalDay, time: LocalTime): string =>
  `${formatDate(date, 'EEEE, MMMM d, yyyy')}, ${formatTime(time).replace(' ', '\u00a0')}`;
