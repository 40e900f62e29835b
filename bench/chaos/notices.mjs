// Notices in any order, repeated, forged, with made-up payment ids, late: the result of an order depends only on the
// set of its genuine notices.
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingSetUp } from '../support/customers.mjs';
import { seededRandom, scaled, shuffled } from '../support/random.mjs';
import { deliver } from '../support/gateway.mjs';
import { query } from '../support/database.mjs';
import { brokenInvariants, neverTaken, unsentMails } from '../support/invariants.mjs';
import { percentile } from '../support/percentile.mjs';
import { startSite } from '../support/site.mjs';
import { TakenMails } from '../support/taken-mails.mjs';
import { HALF_HOURS, holdAndOrder } from '../support/visits.mjs';

const ORDERS = 100;
const DELIVERIES = 50;
const PARALLEL_DELIVERIES = 16;
const FORGED_SHARE = 0.1;
/** Genuine notices that are repeated under an unknown payment id, which the signature does not cover. */
const ALTERED_SHARE = 0.2;
const LATE_SHARE = 0.05;
const MOST_P99_MS = 500;
/** A hold of one minute, plus the time the queue may take to end it. */
const HOLD_MS = 68_000;
const STYLISTS = 3;

/** The gateway's notices for an order: {0, 2, 2, -2, -3} or a subset, by the order's number alone. */
const EVENTS = [
  [0, 'a'],
  [2, 'a'],
  [2, 'b'],
  [-2, 'c'],
  [-3, 'a'],
];
const eventsOf = (order) =>
  EVENTS.filter((_, at) => order % 4 === 0 || ((order >> at) + at) % 2 === 0 || at === order % 5);

function deliveriesOf(opened, random) {
  const forged = Math.round(DELIVERIES * FORGED_SHARE);
  const altered = Math.round(DELIVERIES * ALTERED_SHARE);
  return opened
    .flatMap(({ orderId }, order) => {
      const events = eventsOf(order);
      const genuine = Array.from({ length: DELIVERIES - forged }, (_, at) => ({
        orderId,
        code: events[at % events.length][0],
        paymentId: at < altered ? `made-up-${at}` : events[at % events.length][1],
        genuine: true,
      }));
      return [
        ...genuine,
        ...Array.from({ length: forged }, () => ({ orderId, code: 2, paymentId: 'x', genuine: false })),
      ];
    })
    .map((each) => ({ ...each, isLate: random() < LATE_SHARE }));
}

async function deliverAll(waiting, measured) {
  const line = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const began = performance.now();
      const { status } = await deliver(next);
      measured.times.push(performance.now() - began);
      if (status !== 200) measured.others.push(status);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_DELIVERIES }, line));
}

/** Opens the orders, delivers all notices, and returns the result of each order. */
async function round({ tokens, service, days }, random, measured) {
  const opened = [];
  for (const [at, token] of tokens.entries()) {
    const place = Math.floor(at / STYLISTS);
    opened.push(
      await holdAndOrder({
        token,
        service,
        date: days[Math.floor(place / HALF_HOURS.length)],
        startTime: HALF_HOURS[place % HALF_HOURS.length],
      }),
    );
  }
  const openedAt = performance.now();
  const all = shuffled(random, deliveriesOf(opened, random));
  await deliverAll(
    all.filter(({ isLate }) => !isLate),
    measured,
  );
  await sleep(Math.max(0, HOLD_MS - (performance.now() - openedAt)));
  await deliverAll(
    all.filter(({ isLate }) => isLate),
    measured,
  );
  const rows = await query(
    `SELECT a."id", a."status", a."money", a."attempt",
       ARRAY(SELECT r."reason" FROM booking.refund_task r WHERE r."appointmentId" = a."id" ORDER BY 1) AS owed
     FROM booking.appointment a WHERE a."id" = ANY($1)`,
    [opened.map(({ id }) => id)],
  );
  return opened.map(({ id }) => JSON.stringify({ ...rows.find((row) => row.id === id), id: undefined }));
}

export async function notices({ seed, share }) {
  const site = await startSite({ fresh: true });
  const taken = new TakenMails(site.dataDir);
  await query('UPDATE booking.settings SET "holdMinutes" = 1');
  const { tokens, service, days } = await bookingSetUp({ customers: scaled(ORDERS, share, 10), days: 8 });
  const measured = { times: [], others: [] };
  const first = await round({ tokens, service, days: days.slice(0, 4) }, seededRandom(seed), measured);
  const second = await round({ tokens, service, days: days.slice(4) }, seededRandom(seed + 1), measured);
  const p99 = percentile(measured.times, 0.99);
  const outcomes = new Set(first);
  process.stdout.write(
    `${measured.times.length} deliveries for ${first.length * 2} orders, p99 ${p99.toFixed(0)} ms, ` +
      `${measured.others.length} not answered 200, ${outcomes.size} different outcomes\n`,
  );
  const problems = first.flatMap((outcome, at) =>
    outcome === second[at] ? [] : [`order ${at}: ${outcome} once, ${second[at]} another time`],
  );
  if (outcomes.size < 3) problems.push('the sets were all alike');
  if (p99 > MOST_P99_MS) problems.push(`p99 ${p99.toFixed(0)} ms, more than ${MOST_P99_MS} ms`);
  if (measured.others.length > 0) problems.push(`answers other than 200: ${[...new Set(measured.others)]}`);
  problems.push(...(await unsentMails()), ...(await neverTaken(taken.stop())));
  problems.push(...(await brokenInvariants('after the notices')));
  await site.stop();
  return problems;
}
