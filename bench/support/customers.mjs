import { query } from './database.mjs';
import { workingDays } from './days.mjs';
import { newCustomers } from './site.mjs';
import { shortService } from './visits.mjs';

/** Lifts the limit of unpaid bookings a day: in a run few customers make thousands. */
export const allowManyBookings = () => query('UPDATE booking.settings SET "unpaidPerDay" = 1000000');

/**
 * The set-up of a run: bearer tokens of new customers, who may make any number of unpaid bookings, a service of half an
 * hour, the next working days, up to a year ahead.
 */
export async function bookingSetUp({ customers, days }) {
  await allowManyBookings();
  await query('UPDATE booking.settings SET "horizonDays" = 365');
  return { tokens: await newCustomers(customers), service: await shortService(), days: workingDays(days) };
}
