// npm run bench -- size: what calls cost in a salon with a thousand visits and in one with a million. Writes its part of bench/results.md.
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { callCost } from './support/call-cost.mjs';
import { explainAll, explained } from './support/explained.mjs';
import { load } from './support/load.mjs';
import { madeBy, writeResults } from './support/results.mjs';
import { fillTo, SIZES } from './support/salon-rows.mjs';
import { call, newAccounts, SERVER_DATABASE, SITE, startSite } from './support/site.mjs';
import { callsOf } from './support/size-calls.mjs';
import { shortService } from './support/visits.mjs';

const READERS = 10;
const BOOKERS = 20;
/** A call may cost this many times what it costs in the small salon. */
const MOST = 1.5;
const LOG = fileURLToPath(new URL('../.data/bench/postgres.log', import.meta.url));

async function signInAdmin() {
  const body = { email: 'admin@araliya.test', password: 'Admin123!', role: 'admin' };
  return (await call('POST', '/api/auth/login', { body })).body.token;
}

const idsOf = async (db, emails) =>
  (await db.query('SELECT "id" FROM account."user" WHERE "email" = ANY($1)', [emails])).rows.map(({ id }) => id);

/** Whoever asks. Each size has its own bookers: each booking of the day before the next one counts. */
async function peopleOf(db) {
  await db.query('UPDATE booking.settings SET "unpaidPerDay" = 1000000');
  const service = await shortService();
  const readers = await newAccounts(READERS);
  const bookers = await newAccounts(2 * BOOKERS);
  for (const { token } of bookers) await call('POST', '/api/cart/add-cart', { token, body: { serviceId: service } });
  const tokens = (accounts) => accounts.map(({ token }) => token);
  return {
    service,
    admin: await signInAdmin(),
    adminId: (await idsOf(db, ['admin@araliya.test']))[0],
    people: await idsOf(
      db,
      readers.map(({ email }) => email),
    ),
    readers: tokens(readers),
    bookers: { few: tokens(bookers.slice(0, BOOKERS)), many: tokens(bookers.slice(BOOKERS)) },
  };
}

/** Days that were never counted are counted by the first report, or by a job in the middle of a measurement. */
async function countDays(token) {
  const [from, to] = [-729, 0].map((days) => new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString());
  for (let tries = 0; tries < 300; tries += 1) {
    const path = `/api/admin/reports?from=${from.slice(0, 10)}&to=${to.slice(0, 10)}`;
    if ((await call('GET', path, { token })).status === 200) return;
  }
  throw new Error('the days were not counted');
}

async function costsOf(site, calls) {
  const costs = [];
  for (const each of calls) {
    costs.push(await callCost(site, each));
    process.stdout.write(`${each.name}: ${costs.at(-1).cpuMs.toFixed(2)} ms\n`);
  }
  return costs;
}

/** The first request of a connection plans what the others have kept; the last one is looked at. */
async function plansOf(db, calls) {
  await explainAll(db);
  const plans = [];
  for (const { request, statement, status = 200 } of calls) {
    const ask = async (index) => {
      const { statuses } = await load({ total: 1, connections: 1, request: () => request(index) });
      if (!statuses[status]) throw new Error(`${statement}: ${JSON.stringify(statuses)}`);
    };
    for (let index = 0; index < 20; index += 1) await ask(index);
    // Reviews are cached for two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    plans.push(await explained(LOG, statement, () => ask(20)));
  }
  return plans;
}

function linesOf({ calls, few, many, plans, seconds }) {
  const { visits, customers, reviews } = SIZES.many;
  const count = (number) => number.toLocaleString('en-US');
  const cost = ({ cpuMs, databaseMs, p50 }) => `${cpuMs.toFixed(2)} | ${databaseMs.toFixed(2)} | ${p50.toFixed(1)}`;
  const rows = calls.map(({ name }, at) => {
    const ratio = many[at].cpuMs / few[at].cpuMs;
    return `| ${name} | ${cost(few[at])} | ${cost(many[at])} | ${ratio.toFixed(2)} | ${ratio <= MOST ? 'met' : 'not met'} |`;
  });
  const explains = calls.flatMap(({ name }, at) => [
    ...['', `${name}, ${plans[at].ms.toFixed(2)} ms:`, '', '```'],
    ...[...plans[at].plan, '```'],
  ]);
  return [
    '## At size',
    '',
    `${madeBy('npm run bench -- size')}; ${SITE} and load on the same machine (load average ${loadavg()[0].toFixed(1)}).`,
    '',
    `Processor time of one request, by BFF, services and Postgres, in a salon with ${count(SIZES.few.visits)} visits, ${SIZES.few.customers} customers and ${SIZES.few.reviews} reviews, and in one with ${count(visits)},`,
    `${count(customers)} and ${count(reviews)} (filled in ${seconds.toFixed(0)} s), with their history, payments, mails and actions. What is older is in the past: the measured days and pages have the same visits at both sizes.`,
    `At most ${MOST} times as much.`,
    '',
    '| call | small: CPU ms | of it Postgres | p50 ms | large: CPU ms | of it Postgres | p50 ms | ratio | |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `The longest statement of each call at ${count(visits)} visits, as \`EXPLAIN (ANALYZE, BUFFERS)\` (logged by auto_explain):`,
    ...explains,
  ];
}

/** Measures, prints and writes the results; false when a call costs too much. */
export async function run() {
  const site = await startSite({ fresh: true, env: { RATE_LIMITS: 'relaxed' } });
  const db = new pg.Client({ connectionString: SERVER_DATABASE });
  try {
    await db.connect();
    const people = await peopleOf(db);
    const { adminId: admin, people: own } = people;
    const callsAt = (size) => callsOf({ ...people, bookers: people.bookers[size] });
    await fillTo(db, SIZES.few, { own, admin });
    await countDays(people.admin);
    const few = await costsOf(site, callsAt('few'));
    const seconds = await fillTo(db, SIZES.many, { from: SIZES.few, own, admin });
    await countDays(people.admin);
    const many = await costsOf(site, callsAt('many'));
    const calls = callsAt('many');
    const lines = linesOf({ calls, few, many, plans: await plansOf(db, calls), seconds });
    writeResults(lines);
    return !lines.some((line) => line.includes('not met'));
  } finally {
    await db.end();
    await site.stop();
  }
}
