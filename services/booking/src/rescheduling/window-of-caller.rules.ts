import { bookingWindowOf, type BookingWindow, type SalonCalendar } from '../salon/calendar.rules.js';

/** The times that a caller can choose from now: the lead time binds the customer of the visit, not the desk. */
export const windowOfCaller = (
  { settings }: Pick<SalonCalendar, 'settings'>,
  visit: { customerId: string },
  caller: { id: string },
  now: Date,
): BookingWindow => bookingWindowOf(now, visit.customerId === caller.id ? settings : { ...settings, leadMinutes: 0 });
