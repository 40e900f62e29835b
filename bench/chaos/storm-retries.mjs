// R1c: a client that aborts and retries with the same key has one booking and gets the same response each time.
import { randomUUID } from 'node:crypto';
import { History } from '../support/history.mjs';
import { query } from '../support/database.mjs';
import { lostOf } from '../support/invariants.mjs';
import { call } from '../support/site.mjs';

const TRIES = 5;
const LONGEST_MS = 300;

/** Four attempts aborted after 0 to 300 ms, and a last one that completes. */
async function retryUntilAnswered(salon, history, { token, date, startTime }) {
  const key = randomUUID();
  const body = { date, startTime, services: [{ service: salon.service, quantity: 1 }] };
  for (let time = 1; time <= TRIES; time += 1) {
    const signal = time < TRIES ? AbortSignal.timeout(Math.floor(salon.random() * LONGEST_MS)) : undefined;
    await history.record({ kind: 'book', key }, () =>
      call('POST', '/api/appointments/create', { token, body, headers: { 'idempotency-key': key }, signal }),
    );
  }
  return key;
}

/** The last response for a key counts; earlier ones must be the same. */
function disagreements(history, key) {
  const outcomes = history.entries.filter((entry) => entry.key === key && entry.outcome !== 'info');
  const booked = new Set(
    outcomes.filter(({ outcome }) => outcome === 'ok').map(({ body }) => JSON.stringify(body.data.appointment)),
  );
  const problems = booked.size > 1 ? [`key ${key} was answered with ${booked.size} different appointments`] : [];
  if (outcomes.length === 0) problems.push(`key ${key} was never answered`);
  if (booked.size > 0 && outcomes.at(-1).outcome !== 'ok') problems.push(`key ${key} was accepted and later refused`);
  return problems;
}

/** The row of a key must be the one of its last response, so that no customer has an unknown booking (I5). */
async function mismatchedBookings(history, keys) {
  const rows = await query(
    `SELECT "idempotencyKey" AS key, array_agg("id"::text) AS ids FROM booking.appointment
     WHERE "idempotencyKey" = ANY($1) GROUP BY 1`,
    [keys],
  );
  return rows.flatMap(({ key, ids }) => {
    const last = history.entries.findLast((entry) => entry.key === key);
    const named = last.outcome === 'ok' ? last.body.data.appointment._id : null;
    return ids.length === 1 && ids[0] === named
      ? []
      : [`key ${key} has ${ids.length} bookings, and its last response names ${named}`];
  });
}

export async function retries(salon, clients) {
  const history = new History();
  const times = ['09:00', '10:30', '12:00', '13:30', '15:00', '16:30'];
  const keys = await Promise.all(
    salon.tokens.slice(0, clients).map((token, at) =>
      retryUntilAnswered(salon, history, {
        token,
        date: salon.days[at % salon.days.length],
        startTime: times[at % times.length],
      }),
    ),
  );
  const { ok, fail, info } = history.counts();
  process.stdout.write(
    `retries: ${clients} clients, ${history.entries.length} calls: ${ok} accepted, ${fail} refused, ${info} given up\n`,
  );
  const lost = (await lostOf(history.ok('book').map(({ body }) => body.data.appointment._id))).map(
    (id) => `appointment ${id} was acknowledged and is not there`,
  );
  return [...keys.flatMap((key) => disagreements(history, key)), ...(await mismatchedBookings(history, keys)), ...lost];
}
