import { SALON } from '@salon/contracts';
import { formatDate, formatTime, toLocal, type LocalDay, type LocalTime } from '@salon/kernel';

type Instant = Date | string;

/** The browser's clock: what the pages read "now" from; components of `@salon/ui` get it as `now`, or have their own. */
export const browserNow = (): Date => new Date();

let zone: string = SALON.zone;

/** Called once the salon's settings are known. */
export const setSalonZone = (known: string | undefined): void => void (zone = known ?? SALON.zone);

const salonClock = (instant: Instant) => toLocal(new Date(instant), zone);

/** Today in the salon's zone, regardless of the visitor's zone. */
export const salonToday = (): LocalDay => salonDayOf(browserNow());

/** The salon's day at an instant; strings are ISO 8601. */
export const salonDayOf = (instant: Instant): LocalDay => salonClock(instant).day;

/** The salon's wall clock at an instant; strings are ISO 8601. */
export const salonTimeOf = (instant: Instant): LocalTime => salonClock(instant).time;

/** An instant on the salon's calendar and clock: `Nov 26, 2026, 10:00 AM`. */
export const salonMoment = (instant: Instant): string =>
  `${formatDate(salonDayOf(instant), 'MMM d, yyyy')}, ${formatTime(salonTimeOf(instant))}`;
