import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES } from '../postgres/databases.js';
import { POOLER_PORT, type Variables } from './configuration.js';

/**
 * PgBouncer's settings for transaction pooling, as docs/deploy.md has them, and the passwords of the roles.
 * @returns its file
 */
export function writePooler(folder: string, variables: Variables): string {
  const users = join(folder, 'users.txt');
  const lines = ROLES.map((role) => `"${role}" "${variables[`${role.toUpperCase()}_DB_PASSWORD`]}"\n`);
  writeFileSync(users, lines.join(''), { mode: 0o644 });
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
salon = host=127.0.0.1 port=5432
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${POOLER_PORT}
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
unix_socket_dir =
`,
  );
  return file;
}
