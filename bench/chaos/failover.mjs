// Postgres under Patroni with synchronous replication: under load its leader is killed and comes back as a replica;
// then it hands over.
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDatabases, ROLES, roleUrl } from '@salon/local/databases';
import { bookingSetUp } from '../support/customers.mjs';
import { DeskStream } from '../support/desk-stream.mjs';
import { History } from '../support/history.mjs';
import { ask, brokenInvariants, unsentMails } from '../support/ledger.mjs';
import { Cluster } from '../support/patroni.mjs';
import { scaled, seededRandom } from '../support/random.mjs';
import { call, PORT_BASE, startSite } from '../support/site.mjs';
import { Customers, failedOutside, GRACE, lostPromises, startLoad } from './kill-customers.mjs';

const PER_SECOND = 40;
const CUSTOMERS = 60;
const CALM_SECONDS = 20;
/** Milliseconds from the kill until the site is ready, and until streams and workers go on after that. */
const READY = 30_000;
const BACK = 15_000;
const HOPELESS = 90_000;
const WRITES = ['fill', 'book', 'cancel', 'order', 'notice'];

const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

const isUp = () =>
  call('GET', '/api/health', { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Milliseconds since `began` until it is true, at most HOPELESS. */
async function tookUntil(began, isTrue) {
  while (performance.now() - began < HOPELESS && !(await isTrue().catch(() => false))) await sleep(100);
  return performance.now() - began;
}

/** The longest time since `at` in which no write was acknowledged. */
function longestGap(history, at) {
  const times = history.entries
    .filter(({ kind, outcome, ended }) => outcome === 'ok' && WRITES.includes(kind) && ended > at)
    .map(({ ended }) => ended)
    .sort((a, b) => a - b);
  return Math.max(...times.map((time, index) => time - (times[index - 1] ?? at)), 0);
}

const mailSince = async (moment) =>
  (await ask('SELECT EXISTS (SELECT FROM booking.message WHERE "sentAt" > $1) AS sent', [moment]))[0].sent;

/** Changes who leads, waits until everything goes on; returns its times and problems. */
async function change({ name, leave, cluster, history, stream }) {
  await cluster.inStep();
  const before = await cluster.leader();
  const at = performance.now();
  const left = await leave();
  const led = await tookUntil(at, async () => ![before, undefined].includes(await cluster.leader()));
  const took = await tookUntil(at, isUp);
  const moment = new Date();
  const ready = performance.now();
  const streamed = await tookUntil(ready, async () => stream.lastChange > ready);
  const worked = await tookUntil(ready, () => mailSince(moment));
  const gap = longestGap(history, at);
  process.stdout.write(
    `${name}: led by the other member after ${seconds(led)}, site ready after ${seconds(took)}, no write acknowledged for ${seconds(gap)}; then changes streamed after ${seconds(streamed)}, a job done after ${seconds(worked)}\n`,
  );
  const problems = [
    ...(Math.max(took, gap) > READY ? [`${name}: not ready within ${seconds(READY)}`] : []),
    ...(streamed > BACK ? [`${name}: no change was streamed within ${seconds(BACK)}`] : []),
    ...(worked > BACK ? [`${name}: no job was done within ${seconds(BACK)}`] : []),
    ...(await brokenInvariants(`after ${name}`)),
  ];
  return { left, problems, down: { at, took: Math.max(took, gap) } };
}

/** A kill, whose victim is started again as a replica, then a switchover. */
async function changes(context, calm) {
  const { cluster } = context;
  const kill = await change({ ...context, name: 'kill of the leader', leave: () => cluster.killLeader() });
  const began = performance.now();
  cluster.startMember(kill.left);
  await cluster.inStep();
  process.stdout.write(
    `the killed member follows synchronously ${seconds(performance.now() - began)} after its start\n`,
  );
  await sleep(calm);
  const handOver = await change({ ...context, name: 'switchover', leave: () => cluster.switchOver() });
  await sleep(calm);
  return { problems: [...kill.problems, ...handOver.problems], downs: [kill.down, handOver.down] };
}

/** The processes that use the database go on: none of them ends. */
const replaced = (before, after) =>
  ROLES.filter((name) => before[name] !== after[name]).map((name) => `the process of ${name} ended`);

async function underLoad({ cluster, site, seed, calm }) {
  const pids = site.pids();
  const history = new History();
  const { tokens, service, days } = await bookingSetUp({ customers: CUSTOMERS, days: 60 });
  const customers = new Customers({ tokens, service, days, roll: seededRandom(seed), history });
  const stream = await DeskStream.open();
  const stop = startLoad(customers, PER_SECOND);
  await sleep(calm);
  const { problems, downs } = await changes({ cluster, history, stream }, calm);
  await stop();
  stream.close();
  await sleep(GRACE);
  problems.push(...replaced(pids, site.pids()), ...(await customers.finish()), ...failedOutside(history, downs));
  problems.push(...(await lostPromises(customers, history)), ...(await unsentMails()));
  problems.push(...(await brokenInvariants('in the end')));
  const { ok, fail, info } = history.counts();
  process.stdout.write(
    `${history.entries.length} requests: ${ok} answered, ${fail} refused, ${info} unknown; the stream was opened ${stream.opened} times\n`,
  );
  return problems;
}

export async function failover({ seed, share }) {
  const cluster = new Cluster();
  await cluster.start();
  await prepareDatabases(PORT_BASE + 32);
  const urls = ROLES.map((role) => [`${role.toUpperCase()}_DATABASE_URL`, roleUrl(PORT_BASE + 32, role)]);
  const site = await startSite({ fresh: true, env: Object.fromEntries(urls), folder: 'bench-failover' });
  await ask('UPDATE booking.settings SET "unpaidPerDay" = 1000000');
  const problems = await underLoad({ cluster, site, seed, calm: scaled(CALM_SECONDS, share, 5) * 1_000 });
  await site.stop();
  await cluster.stop();
  return problems;
}
