// Public reads from a streaming replica: while guests read and an admin changes a title, the replica is killed, stops
// following, and hangs. No read fails, and each change is read at once.
import { setTimeout as sleep } from 'node:timers/promises';
import { adminUrl, prepareDatabases, ROLES, roleUrl, within } from '@salon/local/databases';
import { DebianPostgres } from '../support/debian-postgres.mjs';
import { brokenInvariants } from '../support/invariants.mjs';
import { seconds } from '../support/outage.mjs';
import { percentile } from '../support/percentile.mjs';
import { processTree } from '../support/processes.mjs';
import { pick, scaled, seededRandom } from '../support/random.mjs';
import { call, PORT_BASE, signInAdmin, startSite } from '../support/site.mjs';
import { until } from '../support/until.mjs';

const PRIMARY_PORT = PORT_BASE + 32;
const REPLICA_PORT = PORT_BASE + 34;
const CATALOG = `http://127.0.0.1:${PORT_BASE + 21}`;
const READS_PER_SECOND = 40;
const CHANGE_EVERY_MS = 2_000;
/** How long each fault lasts at least. */
const FAULT_MS = 8_000;
/** How long the replica may take after a fault until it is used again. */
const RECOVERY_TIMEOUT_MS = 15_000;
/** The slowest read waits a second for a replica that hangs. */
const SLOWEST_READ_MS = 3_000;
const PATHS = ['services/get-services', 'special-offers', 'special-offers/active', 'gallery', 'reviews', 'site'];

/** Runs a statement on the replica itself. */
const atReplica = (statement) => within(adminUrl(REPLICA_PORT, 'salon'), (client) => client.query(statement));

const signal = (replica, name) => {
  for (const pid of processTree(replica.child.pid)) process.kill(pid, name);
};

/** By name: what is done to the replica, and what ends it. */
const FAULTS = {
  killed: [(replica) => replica.end('SIGKILL'), (replica) => replica.run()],
  'no longer following': [
    () => atReplica('SELECT pg_wal_replay_pause()'),
    () => atReplica('SELECT pg_wal_replay_resume()'),
  ],
  hanging: [(replica) => signal(replica, 'SIGSTOP'), (replica) => signal(replica, 'SIGCONT')],
};

/** Reads of the catalog so far, by database. */
async function readsBy() {
  const text = await (await fetch(`${CATALOG}/metrics`)).text();
  const count = (name) => Number(new RegExp(`public_reads_total\\{database="${name}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { replica: count('replica'), primary: count('primary') };
}

const partHealth = async () => (await call('GET', '/api/health')).body;

/** Guests who read, and an admin who changes a title and reads the menu as a guest. */
class Guests {
  times = [];
  problems = [];
  changes = 0;
  #ended = false;

  constructor({ random, token, service }) {
    Object.assign(this, { random, token, service });
    this.running = new Set();
    this.timer = setInterval(() => this.#track(this.#read()), 1_000 / READS_PER_SECOND);
    this.#track(this.#change());
  }

  async stop() {
    this.#ended = true;
    clearInterval(this.timer);
    await Promise.all(this.running);
  }

  #track(work) {
    this.running.add(work);
    void work.catch((error) => this.problems.push(String(error))).finally(() => this.running.delete(work));
  }

  async #read() {
    const path = pick(this.random, PATHS);
    const began = performance.now();
    const { status } = await call('GET', `/api/${path}`);
    this.times.push(performance.now() - began);
    if (status !== 200) this.problems.push(`GET /api/${path} was ${status}`);
  }

  async #change() {
    for (; !this.#ended; await sleep(CHANGE_EVERY_MS)) {
      const title = `Cut ${(this.changes += 1)}`;
      const path = `/api/admin/content/services/${this.service}`;
      const { status } = await call('PATCH', path, { token: this.token, body: { title } });
      const { body } = await call('GET', '/api/services/get-services');
      const seen = body.data?.services.find(({ _id }) => _id === this.service)?.title;
      if (status !== 200 || seen !== title) this.problems.push(`'${title}' was ${status}, guests then read '${seen}'`);
    }
  }
}

/** One fault: who served meanwhile, what health said, and after how long the replica serves again. */
async function runFault(name, replica, quietMs) {
  const problems = [];
  await sleep(quietMs);
  const [begin, end] = FAULTS[name];
  await begin(replica);
  await sleep(FAULT_MS / 2);
  const before = await readsBy();
  const { status, services } = await partHealth();
  if (status !== 'ok' || services.catalog.checks.replica !== 'down')
    problems.push(`${name}: health was ${status}, its replica ${services.catalog.checks.replica}`);
  await sleep(FAULT_MS / 2);
  const during = await readsBy();
  if (during.replica > before.replica) problems.push(`${name}: the replica was read`);
  await end(replica);
  const began = performance.now();
  const isUsedAgain = async () => (await readsBy()).replica !== during.replica;
  await until(isUsedAgain, { timeoutMs: RECOVERY_TIMEOUT_MS });
  const took = performance.now() - began;
  if (took >= RECOVERY_TIMEOUT_MS) problems.push(`${name}: not used again within ${seconds(RECOVERY_TIMEOUT_MS)}`);
  process.stdout.write(
    `${name}: the primary served ${during.primary - before.primary} reads in ${seconds(FAULT_MS / 2)}, ` +
      `the site was ${status}; the replica was used again after ${seconds(took)}\n`,
  );
  return problems;
}

async function underLoad({ replica, seed, quietMs }) {
  const { body } = await call('GET', '/api/services/get-services');
  const [{ _id: service }] = body.data.services;
  const guests = new Guests({ random: seededRandom(seed), token: await signInAdmin(), service });
  const problems = [];
  for (const name of Object.keys(FAULTS)) problems.push(...(await runFault(name, replica, quietMs)));
  await sleep(quietMs);
  const { replica: atReplica, primary } = await readsBy();
  await guests.stop();
  const { times } = guests;
  const slowest = Math.max(...times);
  process.stdout.write(
    `${times.length} reads of guests, p99 ${percentile(times, 0.99).toFixed(0)} ms, the slowest ${seconds(slowest)}; ` +
      `${guests.changes} changes, each followed by a read; ` +
      `the catalog read the replica ${atReplica} times, the primary ${primary} times\n`,
  );
  if (slowest > SLOWEST_READ_MS) problems.push(`a read took ${seconds(slowest)}`);
  return [...problems, ...guests.problems];
}

export async function replica({ seed, share }) {
  const primary = new DebianPostgres(PRIMARY_PORT);
  await primary.start();
  await prepareDatabases(PRIMARY_PORT);
  const standby = new DebianPostgres(REPLICA_PORT, { primary: PRIMARY_PORT });
  await standby.start();
  const urls = ROLES.map((role) => [`${role.toUpperCase()}_DATABASE_URL`, roleUrl(PRIMARY_PORT, role)]);
  const env = { ...Object.fromEntries(urls), CATALOG_READ_DATABASE_URL: roleUrl(REPLICA_PORT, 'catalog') };
  const site = await startSite({ fresh: true, env, folder: 'bench-replica' });
  const problems = await underLoad({ replica: standby, seed, quietMs: scaled(10, share, 4) * 1_000 });
  problems.push(...(await brokenInvariants('in the end')));
  await site.stop();
  await standby.stop();
  await primary.stop();
  return problems;
}
