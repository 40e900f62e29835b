import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptsConnections } from '@salon/local/databases';
import { needPackages } from './debian-packages.mjs';
import { processTree } from './processes.mjs';
import { until } from './until.mjs';

export const BINARIES = '/usr/lib/postgresql/15/bin';
/** As `@salon/local/databases` expects it. */
export const PASSWORD = 'postgres-dev';
const TIMEOUT_MS = 60_000;

/** The user that Postgres runs as, which Debian's package has made; undefined when this process is not root's. */
export function postgresUser() {
  if (process.getuid() !== 0) return undefined;
  const [, , uid, gid] = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('postgres:'))
    .split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Debian's Postgres with its default settings in a folder of its own: unlike the embedded one it comes with `pg_dump`.
 * With `primary`, the port of another one, it is that one's streaming replica.
 */
export class DebianPostgres {
  constructor(port, { primary } = {}) {
    needPackages(['postgresql-15']);
    Object.assign(this, { port, primary });
    this.folder = mkdtempSync(join(tmpdir(), 'araliya-postgres-'));
    this.user = postgresUser();
    chmodSync(this.folder, 0o755);
    if (this.user) chownSync(this.folder, this.user.uid, this.user.gid);
    process.once('exit', () => this.remove());
  }

  /** Makes its data, then runs. */
  async start() {
    this.data = join(this.folder, 'data');
    if (this.primary === undefined) this.create();
    else this.copyPrimary();
    await this.run();
  }

  /** @throws Error when it does not start */
  async run() {
    const settings = { port: this.port, listen_addresses: '127.0.0.1', unix_socket_directories: this.folder };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.child = spawn(join(BINARIES, 'postgres'), ['-D', this.data, ...flags], this.options);
    if (!(await until(() => acceptsConnections(this.port), { timeoutMs: TIMEOUT_MS })))
      throw new Error('Postgres does not start');
  }

  create() {
    const password = join(this.folder, 'password');
    writeFileSync(password, PASSWORD);
    const options = ['-U', 'postgres', `--pwfile=${password}`, '--auth=scram-sha-256', '--encoding=UTF8'];
    execFileSync(join(BINARIES, 'initdb'), ['-D', this.data, ...options], this.options);
  }

  /** With a slot, so that the primary keeps what a replica that is away has not read. */
  copyPrimary() {
    const source = `postgres://postgres:${PASSWORD}@127.0.0.1:${this.primary}/postgres`;
    const options = ['--write-recovery-conf', '--create-slot', '--slot=replica', '--checkpoint=fast'];
    execFileSync(join(BINARIES, 'pg_basebackup'), ['-D', this.data, '-d', source, ...options], this.options);
  }

  get options() {
    const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
    return { ...this.user, cwd: this.folder, stdio: 'ignore', env };
  }

  /** Ends it in order and deletes its files. */
  async stop() {
    if (this.child?.exitCode === null && this.child.signalCode === null) await this.end('SIGINT');
    this.remove();
  }

  async end(signal) {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    await ended;
  }

  remove() {
    const isRunning = this.child && this.child.exitCode === null && this.child.signalCode === null;
    // One that was stopped (SIGSTOP) goes on and ends.
    for (const pid of isRunning ? processTree(this.child.pid) : [])
      for (const signal of ['SIGQUIT', 'SIGCONT']) process.kill(pid, signal);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
