import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inherited } from '../environment.js';
import { freePort } from '../net/ports.js';
import { type Binaries, findBinaries } from './binaries.js';
import { clusterFolder, clusterUser, ensureCluster } from './cluster.js';
import { adminUrl, acceptsConnections, prepareDatabases } from './databases.js';
import { isAlive, type Postmaster, runningPostmaster, stopPostmaster } from './postmaster.js';
import type { RunAs } from './run-as.js';

interface PostgresOptions {
  dataDir: string;
  /** A free port when absent. */
  port?: number;
  /** Additional postgresql.conf settings. */
  settings?: Record<string, string>;
}

export interface RunningPostgres {
  /** The superuser's URL of the database `postgres`. */
  url: string;
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
};
const TIMEOUT_MS = 20_000;
const PAUSE_MS = 30;
const ATTEMPTS = 20;
const ATTEMPT_PAUSE_MS = 300;

/** Starts the embedded server on a data folder, or reuses the running one; creates databases and roles. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const user = clusterUser(options.dataDir);
  const folder = clusterFolder(options.dataDir, user);
  const adopted = await adopt(folder, options.port);
  const { pid, port } = adopted ?? (await launch(folder, options, user));
  await prepareDatabases(port).catch(async (error: unknown) => {
    await stopPostmaster(pid);
    throw error;
  });
  return { url: adminUrl(port), port, pid, stop: () => stopPostmaster(pid) };
}

/** Stops the server of that folder, if it runs, and deletes its data. */
export async function removePostgres(dataDir: string): Promise<void> {
  const folder = clusterFolder(dataDir);
  const running = runningPostmaster(folder);
  if (running) await stopPostmaster(running.pid);
  rmSync(folder, { recursive: true, force: true });
  rmSync(`${folder}.log`, { force: true });
  if (folder !== resolve(dataDir)) rmSync(dirname(folder), { recursive: true, force: true });
}

async function adopt(folder: string, port: number | undefined): Promise<Postmaster | undefined> {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await sleep(PAUSE_MS)) {
    const running = runningPostmaster(folder);
    if (!running) return undefined;
    if (running.port > 0 && (await acceptsConnections(running.port))) {
      if (port === undefined || running.port === port) return running;
      await stopPostmaster(running.pid);
      return undefined;
    }
  }
  throw new Error(
    `A Postgres runs on ${folder} but does not answer: stop it (process ${runningPostmaster(folder)?.pid}) and start again.`,
  );
}

async function launch(folder: string, options: PostgresOptions, user: RunAs | undefined): Promise<Postmaster> {
  const binaries = findBinaries(user);
  ensureCluster(folder, binaries, user);
  const port = options.port ?? (await freePort());
  const log = `${folder}.log`;
  for (let attempt = 1; ; attempt += 1) {
    const server = spawnServer(
      binaries,
      { ...SETTINGS, ...options.settings, port: String(port) },
      { folder, log, user },
    );
    if (await ready(server, port)) return { pid: server.pid as number, port };
    const logged = readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n');
    // After a kill the old server's children need a moment to exit.
    if (attempt >= ATTEMPTS || !/pre-existing shared memory|already exists/.test(logged))
      throw new Error(`Postgres did not start: ${logged}`);
    await sleep(ATTEMPT_PAUSE_MS);
  }
}

function spawnServer(
  binaries: Binaries,
  settings: Record<string, string>,
  { folder, log, user }: { folder: string; log: string; user: RunAs | undefined },
): ChildProcess {
  const output = openSync(log, 'w');
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(binaries.postgres, ['-D', folder, ...args], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['ignore', output, output],
    env: { PATH: inherited().PATH, LC_ALL: 'C' },
  });
  server.on('error', () => undefined);
  server.unref();
  closeSync(output);
  return server;
}

/** False when the server has exited. */
async function ready(server: ChildProcess, port: number): Promise<boolean> {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await sleep(PAUSE_MS)) {
    if (server.pid === undefined || server.exitCode !== null || !isAlive(server.pid)) return false;
    if (await acceptsConnections(port)) return true;
  }
  await stopPostmaster(server.pid ?? 0);
  return false;
}
