// The site behind PgBouncer in transaction mode: under load the pooler is restarted twice, paused, and killed.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { prepareDatabases, ROLES, roleUrl } from '@salon/local/databases';
import { DebianPostgres } from '../support/debian-postgres.mjs';
import { query } from '../support/database.mjs';
import { endedProcesses, recovery, seconds } from '../support/outage.mjs';
import { PgBouncer } from '../support/pgbouncer.mjs';
import { scaled } from '../support/random.mjs';
import { PORT_BASE, startSite } from '../support/site.mjs';
import { loadWithOutages } from './load-with-outages.mjs';

const QUIET_SECONDS = 15;
/** How long the pooler lets every client wait. */
const PAUSE_MS = 3_000;
/** How long a killed pooler stays away. */
const AWAY_MS = 5_000;
const POSTGRES_PORT = PORT_BASE + 32;
const POOLER_PORT = PORT_BASE + 33;
const SERVICES = ['catalog', 'account', 'booking'];
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** By name: what is done to the pooler. */
const FAULTS = {
  'restart in order (SIGINT)': (pooler) => pooler.restart('SIGINT'),
  'restart at once (SIGTERM)': (pooler) => pooler.restart('SIGTERM'),
  [`pause for ${seconds(PAUSE_MS)}`]: async (pooler) => {
    await pooler.command('PAUSE salon');
    await sleep(PAUSE_MS);
    await pooler.command('RESUME salon');
  },
  [`kill (SIGKILL), back after ${seconds(AWAY_MS)}`]: async (pooler) => {
    await pooler.end('SIGKILL');
    await sleep(AWAY_MS);
    await pooler.start();
  },
};

const urlsOf = (role) => ({
  [`${role.toUpperCase()}_DATABASE_URL`]: roleUrl(POOLER_PORT, role),
  [`${role.toUpperCase()}_DIRECT_DATABASE_URL`]: roleUrl(POSTGRES_PORT, role),
});

/** Before there is a pooler: migrations do not need it. */
async function migrate() {
  for (const service of SERVICES)
    await promisify(execFile)(process.execPath, [`services/${service}/dist/migrate.js`], {
      cwd: ROOT,
      env: {
        ...process.env,
        DATABASE_URL: roleUrl(POOLER_PORT, service),
        DIRECT_DATABASE_URL: roleUrl(POSTGRES_PORT, service),
        SEED_DEMO: 'true',
      },
    });
  process.stdout.write(`${SERVICES.join(', ')}: migrated by the direct address, without a pooler\n`);
}

/** How many connections reach Postgres through the pooler, and how many past it: queue, live changes. */
async function connections(pooler) {
  const [{ all }] = await query(
    `SELECT count(*)::int AS "all" FROM pg_stat_activity WHERE usename = ANY($1) AND backend_type = 'client backend'`,
    [ROLES],
  );
  const [{ total_xact_count: transactions }] = (await pooler.command('SHOW STATS')).filter(
    ({ database }) => database === 'salon',
  );
  const through = (await pooler.command('SHOW SERVERS')).length;
  process.stdout.write(
    `since its last start PgBouncer has served ${transactions} transactions by ${through} connections; ${all - through} go past it\n`,
  );
  return Number(transactions) > 0 ? [] : ['no transaction went through the pooler'];
}

async function faults({ pooler, history, stream, quietMs }) {
  const problems = [];
  const outages = [];
  for (const [name, cause] of Object.entries(FAULTS)) {
    await sleep(quietMs);
    const at = performance.now();
    await cause(pooler);
    const after = await recovery({ name, at, history, stream });
    problems.push(...after.problems);
    outages.push(after.down);
  }
  await sleep(quietMs);
  problems.push(...(await connections(pooler)));
  return { problems, outages };
}

export async function pooler({ seed, share }) {
  const postgres = new DebianPostgres(POSTGRES_PORT);
  await postgres.start();
  await prepareDatabases(POSTGRES_PORT);
  await migrate();
  const bouncer = new PgBouncer({ port: POOLER_PORT, database: POSTGRES_PORT });
  await bouncer.start();
  const env = Object.assign({}, ...ROLES.map(urlsOf));
  const site = await startSite({ fresh: true, env, folder: 'bench-pooler' });
  const quietMs = scaled(QUIET_SECONDS, share, 5) * 1_000;
  const pids = site.pids();
  const cause = (context) => faults({ ...context, pooler: bouncer, quietMs });
  const problems = await loadWithOutages({ site, seed, cause, name: 'pooler' });
  problems.push(...endedProcesses(pids, site.pids()));
  await site.stop();
  await bouncer.stop();
  await postgres.stop();
  return problems;
}
