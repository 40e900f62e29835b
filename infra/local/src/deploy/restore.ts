import { setTimeout as sleep } from 'node:timers/promises';
import { backupName } from './backup.rules.js';
import { asSuperuser, type BackupStore, checkBackup, makeBackup, partOf } from './backups.js';
import { inputFrom, type Machine, succeed } from './machine.js';

/** The containers that write to the database; edge and proxy keep running and show that the site is unavailable. */
const WRITERS = ['bff', 'booking', 'account', 'catalog'];
const HEALTH = `fetch('http://127.0.0.1:4000/api/health').then(({ status }) => process.exit(status === 200 ? 0 : 1))`;
const TRIES = 20;
const PAUSE_MS = 1_000;

interface Restore {
  store: BackupStore;
  name: string;
  say: (line: string) => void;
  /** For a database that cannot be dumped: its files are moved aside, and there is no restore point. */
  withoutRestorePoint?: boolean;
}

/**
 * Replaces database and media with those of a backup. It makes a restore point first, and restores that when the site
 * is not healthy afterwards.
 * @throws Error with the cause and the state the site was left in
 */
export async function restore(machine: Machine, options: Restore): Promise<void> {
  const { store, name, say, withoutRestorePoint = false } = options;
  await checkBackup(store, name);
  if (withoutRestorePoint) {
    await moveDatabaseAside(machine, say);
    await replaceAll(machine, store, name);
    return;
  }
  const point = await makeRestorePoint(machine, store, name);
  say(`Restore point: ${point}`);
  try {
    await replaceAll(machine, store, name);
  } catch (error) {
    say(`${name} was not restored, going back to ${point}: ${messageOf(error)}`);
    await goBack(machine, store, { name, point, error });
    throw new Error(`${name} was not restored; the site has its data from before again (${point}).`, { cause: error });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @throws Error with both causes and the state when the restore point fails too */
async function goBack(
  machine: Machine,
  store: BackupStore,
  { name, point, error }: { name: string; point: string; error: unknown },
): Promise<void> {
  try {
    await replaceAll(machine, store, point);
  } catch (cause) {
    throw new Error(
      `${name} was not restored: ${messageOf(error)}
The way back to ${point} failed too: ${messageOf(cause)}
The site may be stopped or its data incomplete. When the cause is removed, run deploy:restore with ${point}.`,
      { cause },
    );
  }
}

/** @throws Error that names the option for a database that does not start or cannot be dumped */
async function makeRestorePoint(machine: Machine, store: BackupStore, restored: string): Promise<string> {
  try {
    await machine.start(['postgres']);
    return await makeBackup(machine, store, restored);
  } catch (cause) {
    throw new Error(
      `No restore point could be made, so nothing was changed: ${messageOf(cause)}
When the database is damaged, run it again with --without-restore-point: its files are then moved aside.`,
      { cause },
    );
  }
}

/** The files stay in the volume; Postgres creates a new database when it starts. */
async function moveDatabaseAside(machine: Machine, say: (line: string) => void): Promise<void> {
  await machine.stop([...WRITERS, 'postgres']);
  const suffix = `.${backupName(new Date(), false)}`;
  const move = `if [ -e "$PGDATA" ]; then mv "$PGDATA" "$PGDATA${suffix}"; fi`;
  await succeed(machine.runOneOff('postgres', 'sh', '-c', move));
  say(`The former files of the database are in its volume, in the folder that ends in ${suffix}.`);
  await machine.start(['postgres']);
}

async function replaceAll(machine: Machine, store: BackupStore, name: string): Promise<void> {
  await machine.stop(WRITERS);
  await succeed(
    machine.exec('postgres', ...asSuperuser('psql -qU postgres -c "DROP DATABASE IF EXISTS salon WITH (FORCE)"')),
  );
  const into = asSuperuser('pg_restore -U postgres --create --exit-on-error -d postgres');
  await inputFrom(partOf(store, name, 'database.dump'), machine.exec('postgres', ...into));
  // A dump contains no statistics; without them the planner is slow on the lists of a large salon.
  await succeed(machine.exec('postgres', ...asSuperuser('psql -qU postgres -d salon -c ANALYZE')));
  const unpack = ['sh', '-c', 'find /media -mindepth 1 -delete && tar -C /media -x'];
  await inputFrom(partOf(store, name, 'media.tar'), machine.runOneOff('account', ...unpack));
  await machine.start();
  await untilHealthy(machine);
}

/** Through the edge, so that the site's name and certificate do not matter. */
async function untilHealthy(machine: Machine): Promise<void> {
  for (let tries = 1; ; tries += 1, await sleep(PAUSE_MS)) {
    const failure = await succeed(machine.exec('edge', 'node', '-e', HEALTH)).catch((error: Error) => error);
    if (!failure) return;
    if (tries >= TRIES) throw new Error('the site is not healthy', { cause: failure });
  }
}
