import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BINARIES, postgresUser } from './debian-postgres.mjs';
import { needPackages } from './debian-packages.mjs';
import { runHaproxy } from './haproxy.mjs';
import { processTree } from './processes.mjs';
import { PORT_BASE } from './site.mjs';
import { until } from './until.mjs';

const PACKAGES = ['patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'postgresql-15'];
const ETCD_PORT = PORT_BASE + 300;
/** The members' names and the ports of their Postgres and of their Patroni. */
const MEMBERS = {
  one: { port: PORT_BASE + 310, rest: PORT_BASE + 320 },
  two: { port: PORT_BASE + 311, rest: PORT_BASE + 321 },
};
/** How long a member may take to start, to follow, or to lead. */
const TIMEOUT_MS = 60_000;
/** A leader that is gone is replaced once its key has expired (`ttl`, at least 20). */
const PATRONI_SECONDS = { ttl: 20, loop_wait: 1, retry_timeout: 3 };
const SUPERUSER = { username: 'postgres', password: 'postgres-dev' };

const at = (port) => `127.0.0.1:${port}`;

const patroniConfig = (folder, name) => ({
  scope: 'salon',
  name,
  restapi: { listen: at(MEMBERS[name].rest), connect_address: at(MEMBERS[name].rest) },
  etcd3: { hosts: at(ETCD_PORT) },
  bootstrap: {
    dcs: {
      ...PATRONI_SECONDS,
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: { max_connections: 100, shared_buffers: '64MB', timezone: 'UTC', jit: 'off' },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: at(MEMBERS[name].port),
    connect_address: at(MEMBERS[name].port),
    data_dir: join(folder, name),
    bin_dir: BINARIES,
    pgpass: join(folder, `${name}.pgpass`),
    authentication: { superuser: SUPERUSER, replication: { username: 'replicator', password: 'replicator-dev' } },
    parameters: { unix_socket_directories: folder },
    pg_hba: [
      'local all all trust',
      'host replication all 127.0.0.1/32 scram-sha-256',
      'host all all 127.0.0.1/32 scram-sha-256',
    ],
  },
});

/** Connections go to the member whose Patroni says that it leads; those to one that no longer does are cut. */
const BALANCER = `
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
  option clitcpka
  option srvtcpka
listen database
  bind 127.0.0.1:${PORT_BASE + 32}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${Object.entries(MEMBERS)
  .map(([name, { port, rest }]) => `  server ${name} ${at(port)} port ${rest}`)
  .join('\n')}
`;

/** Two members of Postgres under Patroni with synchronous replication, one etcd, and HAProxy on PORT_BASE + 32. */
export class Cluster {
  processes = new Map();

  constructor() {
    needPackages(PACKAGES);
    this.folder = mkdtempSync(join(tmpdir(), 'araliya-failover-'));
    this.user = postgresUser();
    if (this.user) chownSync(this.folder, this.user.uid, this.user.gid);
    chmodSync(this.folder, 0o755);
    process.once('exit', () => this.remove());
  }

  async start() {
    const client = `http://${at(ETCD_PORT)}`;
    const peer = `http://${at(ETCD_PORT + 1)}`;
    this.run('etcd', 'etcd', [
      ...['--data-dir', join(this.folder, 'etcd'), '--initial-cluster', `default=${peer}`],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ]);
    await waitFor('etcd runs', () => fetch(`${client}/health`).then(({ ok }) => ok));
    this.startMember('one');
    await waitFor('member one leads', async () => (await this.leader()) === 'one');
    this.startMember('two');
    await this.waitForSyncStandby();
    this.balancer = await runHaproxy(this.folder, BALANCER);
  }

  startMember(name) {
    const file = join(this.folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(patroniConfig(this.folder, name)));
    this.run(name, 'patroni', [file]);
  }

  /** What Patroni says of its members: name, role (`leader`, `sync_standby`, `replica`), state, lag. */
  async members() {
    for (const { rest } of Object.values(MEMBERS)) {
      const seen = await fetch(`http://${at(rest)}/cluster`, { signal: AbortSignal.timeout(2_000) }).then(
        (reply) => reply.json(),
        () => undefined,
      );
      if (seen) return seen.members ?? [];
    }
    return [];
  }

  async leader() {
    const leader = (await this.members()).find(({ role, state }) => role === 'leader' && state === 'running');
    return leader?.name;
  }

  /** Waits until the second member has every acknowledged write. */
  waitForSyncStandby() {
    return waitFor('a member follows synchronously', async () =>
      (await this.members()).some(({ role, state }) => role === 'sync_standby' && /running|streaming/.test(state)),
    );
  }

  /** SIGKILL of the leader's Patroni and its Postgres; returns its name. */
  async killLeader() {
    const name = await this.leader();
    const postmaster = Number(readFileSync(join(this.folder, name, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const victims = [...processTree(this.processes.get(name).pid), ...processTree(postmaster)];
    for (const pid of victims) kill(pid, 'SIGKILL');
    return name;
  }

  /** Asks the leader to hand over; returns the new leader's name. @throws Error when Patroni refuses */
  async switchOver() {
    const leader = await this.leader();
    const candidate = Object.keys(MEMBERS).find((name) => name !== leader);
    const reply = await fetch(`http://${at(MEMBERS[leader].rest)}/switchover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ leader, candidate }),
    });
    if (!reply.ok) throw new Error(`the switchover was refused: ${reply.status} ${await reply.text()}`);
    return candidate;
  }

  /** Ends everything in order, then deletes its files. */
  async stop() {
    this.balancer?.stop();
    for (const name of [...Object.keys(MEMBERS), 'etcd']) {
      const child = this.processes.get(name);
      if (!child) continue;
      kill(child.pid, 'SIGTERM');
      await waitFor(`${name} has ended`, async () => child.exitCode !== null || child.signalCode !== null);
    }
    this.remove();
  }

  /** Also when the run ends early: nothing stays. */
  remove() {
    for (const child of this.processes.values())
      if (child.exitCode === null && child.signalCode === null)
        for (const pid of processTree(child.pid)) kill(pid, 'SIGKILL');
    for (const name of Object.keys(MEMBERS)) killPostmaster(join(this.folder, name, 'postmaster.pid'));
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  run(name, command, args) {
    const log = openSync(join(this.folder, `${name}.log`), 'a');
    const child = spawn(command, args, {
      ...this.user,
      cwd: this.folder,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, HOME: this.folder, LC_ALL: 'C.UTF-8' },
    });
    closeSync(log);
    this.processes.set(name, child);
  }
}

function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

/** Only a file of a server that still runs in its folder names a process of ours. */
function killPostmaster(file) {
  if (!statSync(file, { throwIfNoEntry: false })) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const command = statSync(`/proc/${pid}`, { throwIfNoEntry: false }) && readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  if (command?.includes(file.replace('/postmaster.pid', '')))
    for (const each of processTree(pid)) kill(each, 'SIGKILL');
}

/** @throws Error when it does not come true in time */
async function waitFor(what, isTrue) {
  if (!(await until(() => isTrue().catch(() => false), { timeoutMs: TIMEOUT_MS })))
    throw new Error(`not within ${TIMEOUT_MS / 1_000} s: ${what}`);
}
