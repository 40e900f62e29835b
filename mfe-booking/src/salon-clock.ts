import { toLocal, type LocalDay, type LocalTime } from '@salon/kernel';
import { browserNow } from '@salon/web-kit';

/** The salon's zone (docs/decisions.md, fixed points): what a visit's day and time mean, whatever the visitor's zone. */
const ZONE = 'Asia/Colombo';

export const salonToday = (): LocalDay => toLocal(browserNow(), ZONE).day;

/** The salon's day at an ISO 8601 instant. */
export const salonDayOf = (instant: string): LocalDay => toLocal(new Date(instant), ZONE).day;

/** What the salon's wall clock shows at an ISO 8601 instant. */
export const salonTimeOf = (instant: string): LocalTime => toLocal(new Date(instant), ZONE).time;
