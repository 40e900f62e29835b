import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBackupMetric } from './backup-metric.js';
import { KEPT, backupName, backupsAmong, outdated } from './backup.rules.js';
import { checkBackup, listBackups, makeBackup, partOf } from './backups.js';
import type { CommandLine, Machine } from './machine.js';
import { restore } from './restore.js';

const folder = mkdtempSync(join(tmpdir(), 'backups-'));
const at = (name: string): string => join(folder, name);
const store = { folder: at('backups'), passphrase: 'long enough' };
const shell = (script: string): CommandLine => ({ command: 'sh', args: ['-c', script] });

/**
 * A site of two files: its database and its picture. The database file states whether the site is unhealthy, Postgres
 * does not start, or it cannot be dumped.
 */
class FileMachine implements Machine {
  stopped: string[] = [];

  exec(name: string, ...command: string[]): CommandLine {
    const text = command.join(' ');
    if (name === 'edge') return shell(`! grep -q broken ${at('database')}`);
    if (text.includes('pg_dump')) return shell(`! grep -q unreadable ${at('database')} && cat ${at('database')}`);
    if (text.includes('pg_restore')) return shell(`cat > ${at('database')}; rm -f ${at('statistics')}`);
    return text.includes('ANALYZE') ? shell(`touch ${at('statistics')}`) : shell(`rm -f ${at('database')}`);
  }

  runOneOff(name: string, ...command: string[]): CommandLine {
    if (name === 'postgres')
      return { command: command[0] ?? '', args: command.slice(1), env: { PGDATA: at('database') } };
    if (command.join(' ').includes('-x')) return shell(`cat > ${at('picture')}`);
    return { command: command[0] ?? '', args: command.slice(1), env: { PATH: `${at('bin')}:${process.env.PATH}` } };
  }

  async stop(names: readonly string[]): Promise<void> {
    this.stopped.push(...names);
  }

  async start(): Promise<void> {
    const database = existsSync(at('database')) ? readFileSync(at('database'), 'utf8') : '';
    if (database.includes('broken')) throw new Error('booking is not healthy');
    if (database.includes('damaged')) throw new Error('postgres is not healthy');
  }
}

const machine = new FileMachine();
const site = (): string[] => ['database', 'picture'].map((name) => readFileSync(at(name), 'utf8'));
function change(database: string, picture: string): void {
  writeFileSync(at('database'), database);
  writeFileSync(at('picture'), picture);
}
const textOf = async (name: string): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of partOf(store, name, 'database.dump')) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};
const restored = (name: string, lines: string[] = [], withoutRestorePoint = false): Promise<void> =>
  restore(machine, { store, name, say: (line) => lines.push(line), withoutRestorePoint });

/** What `tar` of the pictures exits with. */
function tarEndsWith(status: number): void {
  mkdirSync(at('bin'), { recursive: true });
  writeFileSync(at('bin/tar'), `#!/bin/sh\ncat ${at('picture')}; exit ${status}\n`, { mode: 0o755 });
}

beforeEach(() => {
  change('visits', 'face');
  tarEndsWith(0);
});
afterEach(() => rmSync(store.folder, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

it('a backup with a key holds nothing that can be read without it, and is listed', async () => {
  const name = await makeBackup(machine, store);
  const files = readdirSync(join(store.folder, name)).sort();
  expect(files).toEqual(['backup.json', 'database.dump.enc', 'media.tar.enc']);
  for (const file of files) expect(readFileSync(join(store.folder, name, file), 'utf8')).not.toMatch(/visits|face/);
  expect(await textOf(name)).toBe('visits');
  expect(listBackups(store)).toEqual([expect.stringMatching(/^\S+Z +0\.0 MB {2}encrypted$/)]);
});

it('without a key it is stored as it is', async () => {
  const name = await makeBackup(machine, { ...store, passphrase: '' });
  expect(readFileSync(join(store.folder, name, 'database.dump'), 'utf8')).toBe('visits');
  expect(listBackups(store)).toEqual([expect.stringMatching(/MB$/)]);
});

it('a failing dump leaves no file behind', async () => {
  rmSync(at('database'));
  await expect(makeBackup(machine, store)).rejects.toThrow('failed (1)');
  expect(readdirSync(store.folder)).toEqual([]);
});

it('succeeds while a picture is uploaded or removed, and fails where one cannot be read', async () => {
  tarEndsWith(1);
  expect(listBackups(store)).toEqual([]);
  await makeBackup(machine, store);
  tarEndsWith(2);
  await expect(makeBackup(machine, store)).rejects.toThrow('failed');
  expect(listBackups(store)).toHaveLength(1);
});

it('what a killed backup left is deleted a day later, and a backup that may still run is kept', async () => {
  const [killed, running] = [25, 1].map((hours) => `${backupName(new Date(Date.now() - hours * 3.6e6), false)}.part`);
  const kept = [running, 'somebody.part'];
  for (const each of [killed, ...kept]) mkdirSync(join(store.folder, each ?? ''), { recursive: true });
  const name = await makeBackup(machine, store);
  expect(readdirSync(store.folder).sort()).toEqual([...kept, name].sort());
});

it('the newest fourteen of each kind are kept', () => {
  const days = Array.from({ length: KEPT + 2 }, (_, day) => new Date(Date.UTC(2026, 10, day + 1)));
  const names = days.flatMap((day) => [backupName(day, false), backupName(day, true)]);
  expect(outdated([...names, 'a folder of somebody']).sort()).toEqual(names.slice(0, 4).sort());
});

it('two backups of the same second have two names, and those without milliseconds are backups too', () => {
  const [first, second] = [new Date('2026-11-23T02:00:00.001Z'), new Date('2026-11-23T02:00:00.002Z')];
  const names = ['2026-11-22T02-00-00Z', backupName(first, false), backupName(second, false)];
  expect(new Set(names).size).toBe(3);
  expect(backupsAmong(names.toReversed())).toEqual(names);
});

it('a backup that succeeded is noted for Prometheus, as a file that its node_exporter may read', () => {
  writeBackupMetric(folder, new Date('2026-11-24T02:00:01.900Z'));
  const [file = ''] = readdirSync(folder).filter((each) => each.endsWith('.prom'));
  expect(readFileSync(at(file), 'utf8')).toMatch(/^backup_last_success_timestamp_seconds 1795485601$/m);
  expect(statSync(at(file)).mode & 0o777).toBe(0o644);
});

it.each([
  [
    'another key',
    (name: string) => checkBackup({ ...store, passphrase: 'guessed' }, name),
    'BACKUP_KEY is another one',
  ],
  ['no key', (name: string) => checkBackup({ ...store, passphrase: '' }, name), 'BACKUP_KEY is needed'],
  ['another name', () => restored('../backups'), 'There is no backup'],
])('is refused with %s', async (_case, attempt, sentence) => {
  await expect(attempt(await makeBackup(machine, store))).rejects.toThrow(sentence);
});

it('a damaged backup is refused before anything is changed', async () => {
  const name = await makeBackup(machine, store);
  writeFileSync(join(store.folder, name, 'media.tar.enc'), 'x', { flag: 'a' });
  change('newer visits', 'newer face');
  machine.stopped = [];
  await expect(restored(name)).rejects.toThrow('is damaged');
  expect([site(), machine.stopped, listBackups(store)]).toEqual([
    ['newer visits', 'newer face'],
    [],
    [expect.anything()],
  ]);
});

it('a restore brings database and pictures back, and keeps what was there as a restore point', async () => {
  const name = await makeBackup(machine, store);
  change('newer visits', 'newer face');
  const lines: string[] = [];
  await restored(name, lines);
  expect(site()).toEqual(['visits', 'face']);
  expect(existsSync(at('statistics'))).toBe(true);
  const [point = ''] = readdirSync(store.folder).filter((each) => each.endsWith('-before-restore'));
  expect([lines, await textOf(point)]).toEqual([[`Restore point: ${point}`], 'newer visits']);
  expect(machine.stopped).toEqual(expect.arrayContaining(['bff', 'booking', 'account', 'catalog']));
});

it('a restore of the oldest restore point does not delete it', async () => {
  const oldest = await makeBackup(machine, store, '');
  for (let made = 1; made < KEPT; made += 1) await makeBackup(machine, store, '');
  change('newer visits', 'newer face');
  await restored(oldest);
  expect(site()).toEqual(['visits', 'face']);
  expect(readdirSync(store.folder)).toContain(oldest);
});

it('takes itself back when the site is not healthy afterwards', async () => {
  change('broken', 'face');
  const name = await makeBackup(machine, store);
  change('newer visits', 'newer face');
  await expect(restored(name)).rejects.toThrow('the site has its data from before again');
  expect(site()).toEqual(['newer visits', 'newer face']);
});

it('names the failures, the state of the site and the restore point when it cannot take itself back', async () => {
  const name = await makeBackup(machine, store);
  const full = new FileMachine();
  full.start = async (names?: readonly string[]) => {
    if (!names) throw new Error('the disk is full');
  };
  const attempt = restore(full, { store, name, say: () => undefined });
  await expect(attempt).rejects.toThrow(
    new RegExp(
      `${name} was not restored: the disk is full\n.*-before-restore failed too: the disk is full\n.*incomplete`,
    ),
  );
});

describe.each([
  ['does not start', 'damaged', 'postgres is not healthy'],
  ['cannot be dumped', 'unreadable', 'failed'],
])('a database that %s', (_, database, reason) => {
  let name: string;
  beforeEach(async () => {
    name = await makeBackup(machine, store);
    change(database, 'newer face');
  });

  it('is left alone, and the restore names its cause and the option', async () => {
    await expect(restored(name)).rejects.toThrow(
      new RegExp(`nothing was changed: .*${reason}[^]*--without-restore-point`),
    );
    expect(site()).toEqual([database, 'newer face']);
  });

  it('is moved aside with the option, and replaced', async () => {
    const lines: string[] = [];
    await restored(name, lines, true);
    expect(site()).toEqual(['visits', 'face']);
    const [aside = ''] = readdirSync(folder).filter((each) => each.startsWith('database.'));
    expect(lines).toEqual([expect.stringContaining(aside.slice('database'.length))]);
    expect(readFileSync(at(aside), 'utf8')).toBe(database);
    expect(listBackups(store)).toHaveLength(1);
    rmSync(at(aside));
  });
});
