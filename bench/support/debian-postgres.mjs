import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptsConnections } from '@salon/local/databases';
import { needPackages } from './haproxy.mjs';

export const BINARIES = '/usr/lib/postgresql/15/bin';
/** As `@salon/local/databases` expects it. */
export const PASSWORD = 'postgres-dev';
const TIMEOUT = 60_000;

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
 */
export class DebianPostgres {
  constructor(port) {
    needPackages(['postgresql-15']);
    this.port = port;
    this.folder = mkdtempSync(join(tmpdir(), 'araliya-postgres-'));
    this.user = postgresUser();
    chmodSync(this.folder, 0o755);
    if (this.user) chownSync(this.folder, this.user.uid, this.user.gid);
    process.once('exit', () => this.remove());
  }

  async start() {
    const options = {
      ...this.user,
      cwd: this.folder,
      stdio: 'ignore',
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    };
    const password = join(this.folder, 'password');
    writeFileSync(password, PASSWORD);
    const data = join(this.folder, 'data');
    const arguments_ = [
      '-D',
      data,
      '-U',
      'postgres',
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
    ];
    execFileSync(join(BINARIES, 'initdb'), arguments_, options);
    const settings = { port: this.port, listen_addresses: '127.0.0.1', unix_socket_directories: this.folder };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.child = spawn(join(BINARIES, 'postgres'), ['-D', data, ...flags], options);
    for (const end = performance.now() + TIMEOUT; !(await acceptsConnections(this.port)); await sleep(100))
      if (performance.now() > end) throw new Error('Postgres does not start');
  }

  /** Ends it in order and deletes its files. */
  async stop() {
    if (this.child && this.child.exitCode === null) {
      this.child.kill('SIGINT');
      await new Promise((resolve) => this.child.once('exit', resolve));
    }
    this.remove();
  }

  remove() {
    if (this.child && this.child.exitCode === null) this.child.kill('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
