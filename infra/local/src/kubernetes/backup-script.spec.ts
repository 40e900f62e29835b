import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../../deploy/k8s/backup/backup.sh', import.meta.url));
const ROLES = ['catalog', 'account', 'booking', 'bff'];
const PROGRAMS = {
  pg_dump: 'shift 5; [ -z "$REFUSED" ] || exit 1; echo "dump by $3" > "$2"',
  pg_restore: '[ -z "$REFUSED" ] || exit 1; cat "$3"',
  psql: 'cat >> "$SQL"',
};

let folder: string;
const at = (...names: string[]): string => join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-script-'));
  for (const each of ['bin', 'backups', 'pictures/catalog', 'pictures/account'])
    mkdirSync(at(each), { recursive: true });
  for (const [name, text] of Object.entries(PROGRAMS))
    writeFileSync(at('bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  writeFileSync(at('pictures/account/face.webp'), 'face');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script with stub Postgres programs that print their arguments. */
function run(verb: 'store' | 'restore', variables: Record<string, string> = {}): number | null {
  const urls = ROLES.map((role) => [`${role.toUpperCase()}_DATABASE_URL`, `postgres://${role}@pooler/salon`]);
  const env = {
    ...Object.fromEntries(urls),
    PATH: `${at('bin')}:${process.env.PATH}`,
    BACKUPS: at('backups'),
    PICTURES: at('pictures'),
    SQL: at('sql'),
    ...variables,
  };
  return spawnSync('bash', [SCRIPT, verb], { env }).status;
}

const stored = (): string => {
  run('store');
  return readdirSync(at('backups'))[0] ?? '';
};

it('stores each service and the pictures, past a pooler where it is given the address', () => {
  expect(run('store', { BOOKING_DIRECT_DATABASE_URL: 'postgres://booking@primary/salon' })).toBe(0);
  const [name = ''] = readdirSync(at('backups'));
  const dumps = ROLES.map((role) => readFileSync(at('backups', name, `${role}.dump`), 'utf8').trim());
  expect(dumps).toEqual(
    ROLES.map((role) => `dump by postgres://${role}@${role === 'booking' ? 'primary' : 'pooler'}/salon`),
  );
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/);
});

it('keeps the newest fourteen, and nothing of a backup that fails', () => {
  for (let day = 10; day < 30; day += 1) mkdirSync(at('backups', `2020-01-${day}T02-00-00Z`));
  expect(run('store', { REFUSED: 'yes' })).not.toBe(0);
  expect(readdirSync(at('backups')).filter((name) => !name.endsWith('.part'))).toHaveLength(20);
  expect(run('store')).toBe(0);
  const kept = readdirSync(at('backups')).sort();
  expect([kept.length, kept[0]]).toEqual([14, '2020-01-17T02-00-00Z']);
});

it.each([
  ['stores a backup while a picture is uploaded or removed', '1', 0],
  ['fails when a picture cannot be read', '2', 1],
])('%s', (_, status, expected) => {
  writeFileSync(at('bin/tar'), `#!/bin/sh\n/bin/tar "$@"; exit ${status}\n`, { mode: 0o755 });
  expect(run('store')).toBe(expected);
});

it('a restore brings databases and pictures back, each service in one transaction', () => {
  const name = stored();
  rmSync(at('pictures/account/face.webp'));
  writeFileSync(at('pictures/catalog/newer.webp'), 'newer');
  expect(run('restore', { BACKUP: name })).toBe(0);
  expect([readdirSync(at('pictures/account')), readdirSync(at('pictures/catalog'))]).toEqual([['face.webp'], []]);
  const sql = readFileSync(at('sql'), 'utf8');
  expect(sql.match(/BEGIN;|DROP SCHEMA IF EXISTS booking, booking_jobs CASCADE;|dump by|COMMIT;/g)).toEqual([
    ...['BEGIN;', 'DROP SCHEMA IF EXISTS booking, booking_jobs CASCADE;', 'dump by', 'COMMIT;'],
    ...['account', 'catalog', 'bff'].flatMap(() => ['BEGIN;', 'dump by', 'COMMIT;']),
  ]);
});

it('a restore that cannot read a dump commits nothing and leaves the pictures', () => {
  const name = stored();
  writeFileSync(at('pictures/catalog/newer.webp'), 'newer');
  expect(run('restore', { BACKUP: name, REFUSED: 'yes' })).not.toBe(0);
  expect(readFileSync(at('sql'), 'utf8')).not.toContain('COMMIT');
  expect(existsSync(at('pictures/catalog/newer.webp'))).toBe(true);
});

it.each([
  ['damaged', (name: string) => writeFileSync(at('backups', name, 'bff.dump'), 'x')],
  ['not there', (name: string) => rmSync(at('backups', name), { recursive: true })],
])('a backup that is %s is refused before anything changes', (_, damage) => {
  const name = stored();
  damage(name);
  expect(run('restore', { BACKUP: name })).not.toBe(0);
  expect(existsSync(at('sql'))).toBe(false);
});
