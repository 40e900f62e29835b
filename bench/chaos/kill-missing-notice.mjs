// A payment whose notice never arrives: the sweep queries the gateway two minutes after the order was opened (decision
// D6).
import { query } from '../support/database.mjs';
import { SANDBOX } from '../support/site.mjs';
import { until } from '../support/until.mjs';
import { holdAndOrder } from '../support/visits.mjs';

/** The first query runs after two minutes; if booking is killed during it, it is retried a minute later. */
const TIMEOUT_MS = 230_000;

/** Holds a time and pays for it at a gateway that sends no notice; `found` resolves to what is wrong in the end. */
export async function paymentWithoutNotice({ token, service, date }) {
  const began = performance.now();
  const { id, orderId, fields } = await holdAndOrder({ token, service, date, startTime: '09:00' });
  const opened = await fetch(`${SANDBOX}/pay/checkout?scenario=never`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const paid = await fetch(new URL(`${opened.headers.get('location')}/outcome`, SANDBOX), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'success' }),
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new Error(`the gateway did not take the payment: ${opened.status} ${paid.status}`);
  return { found: watch({ id, orderId, began }) };
}

async function watch({ id, orderId, began }) {
  const isConfirmed = () =>
    query('SELECT "status" FROM booking.appointment WHERE "id" = $1', [id]).then(
      ([{ status }]) => status === 'confirmed',
      () => false, // Postgres has been killed just now.
    );
  if (await until(isConfirmed, { timeoutMs: TIMEOUT_MS, pauseMs: 500, since: began })) {
    process.stdout.write(
      `a payment without a notice was found ${((performance.now() - began) / 1_000).toFixed(0)} s after its order\n`,
    );
    return [];
  }
  const jobs = await query(
    `SELECT "attempts", "run_at", "locked_at", "last_error" FROM booking_jobs._private_jobs
     WHERE "key" LIKE $1 ORDER BY "key"`,
    [`sweep ${orderId}%`],
  );
  return [`the payment of ${id} has no notice and was never found; its sweep jobs: ${JSON.stringify(jobs)}`];
}
