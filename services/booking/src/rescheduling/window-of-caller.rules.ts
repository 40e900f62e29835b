import { bookingWindowOf, type BookingWindow, type SalonCalendar } from '../salon/calendar.rules.js';
import { deskWindowOf } from '../salon/desk-window.rules.js';

/** The times that a caller can choose from now: lead time and horizon bind the customer of the visit, not the desk. */
export const windowOfCaller = (
  { settings }: Pick<SalonCalendar, 'settings'>,
  visit: { customerId: string },
  caller: { id: string },
  now: Date,
): BookingWindow =>
  visit.customerId === caller.id ? bookingWindowOf(now, settings) : deskWindowOf(now, { ...settings, leadMinutes: 0 });
