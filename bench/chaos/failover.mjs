// Postgres under Patroni with synchronous replication: under load its leader is killed and comes back as a replica;
// then it hands over.
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDatabases, ROLES, roleUrl } from '@salon/local/databases';
import { endedProcesses, recovery, seconds, tookUntil } from '../support/outage.mjs';
import { Cluster } from '../support/patroni.mjs';
import { scaled } from '../support/random.mjs';
import { PORT_BASE, startSite } from '../support/site.mjs';
import { loadWithOutages } from './load-with-outages.mjs';

const QUIET_SECONDS = 20;

/** Changes who leads, waits until everything goes on; returns its times and problems. */
async function change({ name, leave, cluster, history, stream }) {
  await cluster.waitForSyncStandby();
  const before = await cluster.leader();
  const at = performance.now();
  const left = await leave();
  const led = await tookUntil(at, async () => ![before, undefined].includes(await cluster.leader()));
  const text = `led by the other member after ${seconds(led)}, `;
  return { left, ...(await recovery({ name, at, history, stream, text })) };
}

/** A kill, whose victim is started again as a replica, then a switchover. */
async function changes(context, quietMs) {
  const { cluster } = context;
  await sleep(quietMs);
  const kill = await change({ ...context, name: 'kill of the leader', leave: () => cluster.killLeader() });
  const began = performance.now();
  cluster.startMember(kill.left);
  await cluster.waitForSyncStandby();
  process.stdout.write(
    `the killed member follows synchronously ${seconds(performance.now() - began)} after its start\n`,
  );
  await sleep(quietMs);
  const handOver = await change({ ...context, name: 'switchover', leave: () => cluster.switchOver() });
  await sleep(quietMs);
  return { problems: [...kill.problems, ...handOver.problems], outages: [kill.down, handOver.down] };
}

export async function failover({ seed, share }) {
  const cluster = new Cluster();
  await cluster.start();
  await prepareDatabases(PORT_BASE + 32);
  const urls = ROLES.map((role) => [`${role.toUpperCase()}_DATABASE_URL`, roleUrl(PORT_BASE + 32, role)]);
  const site = await startSite({ fresh: true, env: Object.fromEntries(urls), folder: 'bench-failover' });
  const quietMs = scaled(QUIET_SECONDS, share, 5) * 1_000;
  const pids = site.pids();
  const cause = (context) => changes({ ...context, cluster }, quietMs);
  const problems = await loadWithOutages({ site, seed, cause, name: 'failover' });
  problems.push(...endedProcesses(pids, site.pids()));
  await site.stop();
  await cluster.stop();
  return problems;
}
