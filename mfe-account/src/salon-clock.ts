import { toLocal, type LocalDay, type LocalTime } from '@salon/kernel';
import { browserNow, formatDate, formatTime } from '@salon/web-kit';

/** The salon's zone (docs/decisions.md, fixed points): what a visit's day and time mean, whatever the visitor's zone. */
const ZONE = 'Asia/Colombo';

export const salonToday = (): LocalDay => salonDayOf(browserNow());

/** What the salon's calendar shows at an instant. */
export const salonDayOf = (instant: Date): LocalDay => toLocal(instant, ZONE).day;

/** What the salon's wall clock shows at an instant. */
export const salonTimeOf = (instant: Date): LocalTime => toLocal(instant, ZONE).time;

/** An instant as the salon's calendar and clock show it: `Nov 26, 2026, 10:00 AM`. */
export const salonMoment = (iso: string): string =>
  `${formatDate(salonDayOf(new Date(iso)), 'MMM d, yyyy')}, ${formatTime(salonTimeOf(new Date(iso)))}`;
