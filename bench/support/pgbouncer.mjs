import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ROLES, roleUrl } from '@salon/local/databases';
import { postgresUser } from './debian-postgres.mjs';
import { needPackages } from './debian-packages.mjs';
import { until } from './until.mjs';

const TIMEOUT_MS = 30_000;
const OPERATOR = 'operator';

/** Passwords as `@salon/local/databases` gives them in development. */
const USERS = [...ROLES, OPERATOR].map((name) => `"${name}" "${name}-dev"\n`).join('');

/** As docs/deploy.md has it. */
const settings = ({ port, database, users }) => `[databases]
salon = host=127.0.0.1 port=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = scram-sha-256
auth_file = ${users}
admin_users = ${OPERATOR}
pool_mode = transaction
default_pool_size = 8
unix_socket_dir =
`;

/** Debian's PgBouncer in transaction mode, on `port`, before the Postgres on port `database`. */
export class PgBouncer {
  constructor({ port, database }) {
    needPackages(['pgbouncer']);
    this.port = port;
    this.folder = mkdtempSync(join(tmpdir(), 'araliya-pgbouncer-'));
    this.user = postgresUser();
    chmodSync(this.folder, 0o755);
    if (this.user) chownSync(this.folder, this.user.uid, this.user.gid);
    const users = join(this.folder, 'users.txt');
    writeFileSync(users, USERS);
    writeFileSync(join(this.folder, 'pgbouncer.ini'), settings({ port, database, users }));
    process.once('exit', () => this.remove());
  }

  /** @throws Error when it does not start */
  async start() {
    const file = join(this.folder, 'pgbouncer.ini');
    this.child = spawn('pgbouncer', [file], { ...this.user, cwd: this.folder, stdio: 'ignore' });
    this.child.on('error', () => undefined); // It does not answer either.
    if (!(await until(() => this.answers(), { timeoutMs: TIMEOUT_MS, pauseMs: 20 })))
      throw new Error('PgBouncer does not start');
  }

  /** SIGINT waits for transactions, SIGTERM cuts them. */
  async restart(signal) {
    await this.end(signal);
    await this.start();
  }

  /** A command of its console, such as `PAUSE salon`; resolves to its rows. */
  async command(text) {
    const client = new pg.Client(roleUrl(this.port, OPERATOR, 'pgbouncer'));
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  async stop() {
    await this.end('SIGTERM');
    this.remove();
  }

  answers() {
    return this.command('SHOW VERSION').then(
      () => true,
      () => false,
    );
  }

  async end(signal) {
    const { child } = this;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  remove() {
    this.child?.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
