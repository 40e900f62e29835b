import { toLocal, type LocalDay, type LocalTime } from '@salon/kernel';
import { browserNow } from '@salon/web-kit';

/** The salon's zone (decisions, fixed points): what a visit's day and time mean, whatever the visitor's zone. */
const ZONE = 'Asia/Colombo';

export const salonToday = (): LocalDay => salonDayOf(browserNow());

/** What the salon's calendar shows at an instant. */
export const salonDayOf = (instant: Date): LocalDay => toLocal(instant, ZONE).day;

/** What the salon's wall clock shows at an instant. */
export const salonTimeOf = (instant: Date): LocalTime => toLocal(instant, ZONE).time;
