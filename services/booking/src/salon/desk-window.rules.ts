import { MOST_HORIZON_DAYS } from '@salon/contracts';
import { bookingWindowOf, type BookingWindow, type Settings } from './calendar.rules.js';

/** The booking window of the desk, which the horizon of the guests does not bind (ADR-0092). */
export const deskWindowOf = (now: Date, settings: Settings): BookingWindow =>
  bookingWindowOf(now, { ...settings, horizonDays: MOST_HORIZON_DAYS });
