import { SALON } from '@salon/contracts';
import { formatDate, formatTime, toLocal, type LocalDay, type LocalTime } from '@salon/kernel';

type Instant = Date | string;

/** The server's clock minus the browser's. */
let clockOffsetMs = 0;

/** Corrects a browser's clock that is more than a minute off. @param date the header of a response */
export function setClock(date: string | null): void {
  if (date === null) return;
  const off = Date.parse(date) - Date.now();
  clockOffsetMs = Math.abs(off) > 60_000 ? off : 0;
}

/**
 * The browser's clock, corrected: what the pages read "now" from; components of `@salon/ui` get it, or have their own.
 */
export const browserNow = (): Date => new Date(Date.now() + clockOffsetMs);

let zone: string = SALON.zone;

/** Called once the salon's details are known. */
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
