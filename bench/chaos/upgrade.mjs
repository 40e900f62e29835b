// A rolling upgrade: two of each process of the previous release are replaced by today's, one at a time, under load.
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { roleUrl } from '@salon/local/databases';
import { bookingSetUp } from '../support/customers.mjs';
import { History } from '../support/history.mjs';
import { query } from '../support/database.mjs';
import { brokenInvariants, lostOf, unsentMails } from '../support/invariants.mjs';
import { FRONTENDS } from '../../infra/build/declared-paths.mjs';
import { choosePorts } from '../../infra/local/dist/site/ports.rules.js';
import { mixedRoot, previousRelease, CURRENT_ROOT } from '../../infra/versions/previous-release.mjs';
import { pick, scaled, seededRandom } from '../support/random.mjs';
import { callThrough, PORT_BASE, startSite, targetUrl } from '../support/site.mjs';
import { Customers, startLoad } from './kill-customers.mjs';
import {
  at,
  BALANCED_PORT_BASE,
  CUSTOMERS,
  oneSalon,
  replace,
  SECOND_PORT_BASE,
  SHARED,
  REQUESTS_PER_SECOND,
  startBalancer,
  startSecond,
  unanswered,
} from './rolling.mjs';

const SERVICES = ['catalog', 'account', 'booking'];
/** Folder of each process in the order of an upgrade (docs/deploy.md), after the migrations. */
const ORDER = [
  ...SERVICES.map((name) => [name, `services/${name}`]),
  ['bff', 'bff'],
  ['edge', 'infra/edge'],
  ...FRONTENDS.map((name) => [name, name]),
];
/** How long each kind serves once its two processes are replaced. */
const BETWEEN_MS = 2_000;
/** How long the previous release serves before and after the migrations, and today's in the end. */
const SERVE_MS = 10_000;
const PAGES = ['/', '/services', '/special-offers', '/login'];
const PAGES_PER_SECOND = 2;
/** Statuses that no upgrade may cause: signed out, not allowed, not there, not understood. */
const UNEXPECTED = [400, 401, 403, 404, 422, 429];

const migrations = async (service) =>
  (await query(`SELECT count(*)::int AS "count" FROM ${service}.migration`))[0].count;

/** Today's migrations, while the processes of the previous release serve (ADR-0059). */
async function migrate() {
  for (const service of SERVICES) {
    const before = await migrations(service);
    const began = performance.now();
    await promisify(execFile)(process.execPath, [`services/${service}/dist/migrate.js`], {
      cwd: CURRENT_ROOT,
      env: { ...process.env, DATABASE_URL: roleUrl(PORT_BASE + 32, service), SEED_DEMO: 'true' },
    });
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    process.stdout.write(`${service}: ${before} migrations before, ${await migrations(service)} after, ${seconds} s\n`);
  }
}

/** Reads pages through the balancer beside the other load. */
function readPages(history, random) {
  const running = new Set();
  const timer = setInterval(() => {
    const page = pick(random, PAGES);
    const reading = history.record({ kind: `page ${page}` }, () => readPage(page));
    running.add(reading);
    void reading.finally(() => running.delete(reading));
  }, 1_000 / PAGES_PER_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
  };
}

async function readPage(page) {
  const reply = await fetch(`${targetUrl()}${page}`, { signal: AbortSignal.timeout(10_000) });
  const text = await reply.text();
  if (!text.includes('</html>')) throw new Error(`no page: ${text.slice(0, 100)}`);
  return { status: reply.status, body: {} };
}

/** Each process of both sites by today's; with one BFF of each release, both serve the same salon. */
async function upgradeAll({ sites, proxy, betweenBffs }) {
  const problems = [];
  for (const [name, project] of ORDER) {
    for (const [index, { base, site, mixed }] of sites.entries()) {
      mixed.useCurrent(project);
      const { [name]: port } = choosePorts({ PORT_BASE: String(base) });
      problems.push(...(await replace({ site, name, port, proxy })));
      if (name === 'bff' && index === 0) problems.push(...(await betweenBffs()));
    }
    await sleep(BETWEEN_MS);
  }
  return problems;
}

/** Prints what was refused; returns what must not be refused because of an upgrade. */
function refusals({ entries }) {
  const counts = new Map();
  for (const { kind, status, body, outcome } of entries)
    if (outcome === 'fail') {
      const text = `${status} ${kind} ${body.code ?? ''}`.trim();
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  for (const [text, times] of [...counts].sort()) process.stdout.write(`refused ${text}: ${times}\n`);
  return [...counts.keys()]
    .filter((text) => UNEXPECTED.includes(Number(text.slice(0, 3))))
    .map((text) => `refused while upgrading: ${text}`);
}

/** Two sites of the previous release on one database. */
async function startPrevious(release) {
  const mixed = ['first', 'second'].map((name) => mixedRoot(release, name));
  const first = await startSite({ fresh: true, env: SHARED, from: mixed[0].root });
  const second = await startSecond({ from: mixed[1].root });
  return [
    { base: PORT_BASE, site: first, mixed: mixed[0] },
    { base: SECOND_PORT_BASE, site: second, mixed: mixed[1] },
  ];
}

/** The load of customers and of pages, and what it found in the end. */
async function startCustomersAndPages(seed) {
  const history = new History();
  const { tokens, service, days } = await bookingSetUp({ customers: CUSTOMERS + 1, days: 60 });
  const salon = { token: tokens.pop(), service, date: days.pop() };
  const customers = new Customers({ tokens, service, days, random: seededRandom(seed), history });
  const ends = [startLoad(customers, REQUESTS_PER_SECOND), readPages(history, seededRandom(seed + 1))];
  const finish = async () => {
    await Promise.all(ends.map((end) => end()));
    const problems = await customers.finish();
    problems.push(...unanswered(history), ...refusals(history));
    const booked = history.ok('book').map(({ body }) => body.data.appointment._id);
    problems.push(...(await lostOf(booked)).map((id) => `appointment ${id} was acknowledged and is not there`));
    const pages = history.entries.filter(({ kind }) => kind.startsWith('page'));
    process.stdout.write(
      `${booked.length} bookings and ${customers.paid.length} payments acknowledged, ${pages.length} pages\n`,
    );
    return problems;
  };
  return { salon, finish };
}

export async function upgrade({ seed, share, from }) {
  const began = performance.now();
  const release = await previousRelease(undefined, from);
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  process.stdout.write(`from ${release.revision.slice(0, 8)}, made ready in ${seconds} s\n`);
  const proxy = await startBalancer();
  const sites = await startPrevious(release);
  await sleep(1_000); // The balancer has seen all of them.
  callThrough(at(BALANCED_PORT_BASE));
  const load = await startCustomersAndPages(seed);
  const serve = () => sleep(scaled(SERVE_MS, share, BETWEEN_MS));
  await serve();
  await migrate();
  await serve();
  const problems = await brokenInvariants('the previous release on the new schema');
  problems.push(...(await upgradeAll({ sites, proxy, betweenBffs: () => oneSalon(load.salon) })));
  await serve();
  problems.push(...(await load.finish()), ...(await unsentMails()), ...(await brokenInvariants('in the end')));
  for (const { site } of sites.reverse()) await site.stop();
  proxy.stop();
  release.remove();
  return problems;
}
