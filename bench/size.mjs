// npm run bench -- size [visits]: what a salon with a thousand visits costs and what one with a million does. Writes
// its part of bench/results.md, and bench/plans.md.
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { callCost } from './support/call-cost.mjs';
import { explainAll, explained } from './support/explained.mjs';
import { load } from './support/load.mjs';
import { slowest } from './support/page-times.mjs';
import { writeResults } from './support/results.mjs';
import { peopleOf } from './support/salon-people.mjs';
import { fillTo, shareOf, SIZES } from './support/salon-rows.mjs';
import { SERVER_DATABASE, startSite } from './support/site.mjs';
import { callsOf } from './support/size-calls.mjs';
import { listsOf, pagesOf, searchesOf } from './support/size-lists.mjs';
import { planLines, sizeLines } from './support/size-lines.mjs';
import { storedOf } from './support/stored.mjs';
import { sweepAll } from './support/sweeps.mjs';
import { TwoYearsReport } from './support/two-years-report.mjs';

const LOG = fileURLToPath(new URL('../.data/bench/postgres.log', import.meta.url));
const PLANS = fileURLToPath(new URL('plans.md', import.meta.url));
/** Reviews are cached for two seconds. */
const CACHED_MS = 2_500;
const RECONNECT_MS = 3_000;

async function costsOf(site, calls) {
  const costs = [];
  for (const each of calls) {
    costs.push(await callCost(site, each));
    process.stdout.write(`${each.name}: ${costs.at(-1).cpuMs.toFixed(2)} ms\n`);
  }
  return costs;
}

/** The slowest page of each: {name, count, ms, statement, page}. */
async function pageTimes(lists, token) {
  const times = [];
  for (const list of lists) {
    const pages = list.pages ?? pagesOf(list, token);
    times.push({ name: list.name, statement: list.statement, count: pages.length, ...(await slowest(pages)) });
    process.stdout.write(`${list.name}: ${times.at(-1).ms.toFixed(1)} ms\n`);
  }
  return times;
}

const asking = async (statement, request, status = 200) => {
  const { statuses } = await load({ total: 1, connections: 1, request });
  if (!statuses[status]) throw new Error(`${statement}: ${JSON.stringify(statuses)}`);
};

/**
 * The longest statement of a call: the first request of a connection plans what the others have kept, so the last one
 * is looked at.
 */
async function planOf({ name, statement, request, status }) {
  await load({ total: 20, connections: 1, request });
  await sleep(CACHED_MS);
  return { name, ...(await explained(LOG, statement, () => asking(statement, () => request(20), status))) };
}

/** How the database answers each call, and the slowest page of each list. */
async function plansOf(db, { calls, lists }) {
  await explainAll(db);
  await sleep(RECONNECT_MS);
  const pages = lists.map(({ name, statement, page }) => ({
    name: `${name}${page.query ? `, ?${page.query}` : ''}`,
    statement,
    request: () => page.request,
  }));
  const plans = [];
  for (const each of [...calls.filter(({ statement }) => statement), ...pages]) plans.push(await planOf(each));
  return plans;
}

/** Fills the salon to both sizes and measures. */
async function measure(site, db, many) {
  const people = await peopleOf(db);
  const who = { own: people.people, admin: people.adminId };
  const callsAt = (size) => callsOf({ ...people, bookers: people.bookers[size] });
  const report = new TwoYearsReport(people.admin, 0);
  await fillTo(db, SIZES.few, who);
  // Days that were never counted are counted by the first report, or by a job in the middle of a measurement.
  await report.first();
  const before = await storedOf(db);
  const few = await costsOf(site, callsAt('few'));
  const filled = await fillTo(db, many, { ...who, from: SIZES.few });
  const stored = { before, after: await storedOf(db) };
  const counted = await report.first();
  const calls = callsAt('many');
  const costs = { calls, few, many: await costsOf(site, calls) };
  const lists = await pageTimes(await listsOf(db, people), people.admin);
  const searches = await pageTimes(await searchesOf(db, people.admin), people.admin);
  const reports = await report.afterChanges(db);
  const plans = await plansOf(db, { calls, lists: [...lists, ...searches.slice(0, 1)] });
  return { size: many, costs, filled, counted, stored, lists, searches, reports, plans, sweeps: await sweepAll(db) };
}

/** Measures, prints and writes the results; false when a budget is missed. @param visits of the large salon */
export async function run(visits = SIZES.many.visits) {
  const site = await startSite({ fresh: true, env: { RATE_LIMITS: 'relaxed' } });
  const db = new pg.Client({ connectionString: SERVER_DATABASE });
  try {
    await db.connect();
    const measured = await measure(site, db, shareOf(SIZES.many, visits / SIZES.many.visits));
    const lines = sizeLines(measured);
    const plans = `${planLines(measured).join('\n')}\n`;
    process.stdout.write(`${plans}\n`);
    if (visits === SIZES.many.visits) {
      writeFileSync(PLANS, plans);
      writeResults(lines);
    } else process.stdout.write(`${lines.join('\n')}\n`);
    return !lines.some((line) => line.includes('not met'));
  } finally {
    await db.end();
    await site.stop();
  }
}
