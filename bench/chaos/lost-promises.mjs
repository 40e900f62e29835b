import { query } from '../support/database.mjs';
import { lostOf } from '../support/invariants.mjs';

/** Milliseconds after the site is ready again that still count as an outage. */
export const GRACE_MS = 2_000;
const MOST_ERROR_SHARE = 0.001;
/** The writes that `lostPromises` looks for: a cart is emptied by a payment, a picture replaced by the next one. */
const LOOKED_FOR = ['book', 'cancel', 'order', 'notice'];

/** How many writes were acknowledged that `lostPromises` looks for. */
export const acknowledgedWrites = (history) => LOOKED_FOR.reduce((sum, kind) => sum + history.ok(kind).length, 0);

/** The orders that are missing from the database. */
async function lostOrders(ids) {
  const rows = await query(
    `SELECT wanted FROM unnest($1::text[]) AS wanted
     WHERE NOT EXISTS (SELECT FROM booking.payment_attempt WHERE "orderId" = wanted)`,
    [ids],
  );
  return rows.map(({ wanted }) => `order ${wanted} was acknowledged and is not there`);
}

/** What was acknowledged but is not in the database. */
export async function lostPromises(customers, history) {
  const booked = history.ok('book').map(({ body }) => body.data.appointment._id);
  const ordered = history.ok('order').map(({ body }) => body.data.orderId);
  const missing = (await lostOf(booked)).map((id) => `appointment ${id} was acknowledged and is not there`);
  const unordered = await lostOrders(ordered);
  const states = new Map(
    (await query('SELECT "id", "status" FROM booking.appointment')).map(({ id, status }) => [id, status]),
  );
  const unpaid = customers.paid
    .filter(({ id }) => states.get(id) !== 'confirmed')
    .map(({ id }) => `appointment ${id} was paid and is ${states.get(id)}`);
  const alive = customers.cancelled
    .filter((id) => states.get(id) !== 'cancelled')
    .map((id) => `appointment ${id} was cancelled and is ${states.get(id)}`);
  const twice = await query(
    `SELECT "idempotencyKey" AS key FROM booking.appointment WHERE "idempotencyKey" IS NOT NULL
     GROUP BY "customerId", 1 HAVING count(*) > 1`,
  );
  const lost = [...missing, ...unordered, ...unpaid, ...alive];
  process.stdout.write(
    `acknowledged: ${booked.length} bookings, ${customers.cancelled.length} cancellations, ${ordered.length} orders, ` +
      `${customers.paid.length} payments by ${history.ok('notice').length} notices; lost ${lost.length}\n`,
  );
  return [...lost, ...twice.map(({ key }) => `key ${key} made two bookings`)];
}

/** Failures while nothing was down. @param outages `{at, took}` in milliseconds of `performance.now()` */
export function failedOutside(history, outages) {
  const outside = history.entries.filter(
    ({ began, ended }) => !outages.some(({ at, took }) => began < at + took + GRACE_MS && ended > at),
  );
  const wrong = outside.filter(({ outcome }) => outcome === 'info');
  process.stdout.write(`outside of kills: ${outside.length} requests, ${wrong.length} failed\n`);
  const examples = wrong
    .slice(0, 3)
    .map(({ kind, status, error, body }) => `${kind} ${status ?? error} ${body?.code ?? ''}`);
  return wrong.length > outside.length * MOST_ERROR_SHARE
    ? [`${wrong.length} of ${outside.length} requests failed while nothing was down: ${examples.join('; ')}`]
    : [];
}
