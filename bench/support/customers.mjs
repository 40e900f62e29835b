import { workingDays } from './ledger.mjs';
import { newCustomers } from './site.mjs';
import { shortService } from './visits.mjs';

/** Bearer tokens of new customers, a service of half an hour and the next working days: what a run needs to book with. */
export async function bookingSetUp({ customers, days }) {
  return { tokens: await newCustomers(customers), service: await shortService(), days: workingDays(days) };
}
