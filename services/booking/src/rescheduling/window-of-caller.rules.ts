import { bookingWindowOf, type BookingWindow, type SalonCalendar } from '../salon/calendar.rules.js';

/** When a visit may take place now: the lead time binds its customer, the desk chooses any time to come. */
export const windowOfCaller = (
  { settings }: Pick<SalonCalendar, 'settings'>,
  visit: { customerId: string },
  caller: { id: string },
  now: Date,
): BookingWindow => bookingWindowOf(now, visit.customerId === caller.id ? settings : { ...settings, leadMinutes: 0 });
