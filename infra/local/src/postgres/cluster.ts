import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { inherited } from '../environment.js';
import type { Binaries } from './binaries.js';
import { checkOwnFolder } from './own-folder.js';
import { canReach, type RunAs, serverUser } from './run-as.js';

/** Password of the embedded server, which listens on localhost only. */
export const SUPERUSER = { name: 'postgres', password: 'postgres-dev' };

/** The real folder of the cluster: in another place when the server's user cannot read the parent folders. */
export function clusterFolder(dataDir: string, user = clusterUser(dataDir)): string {
  const wanted = resolve(dataDir);
  mkdirSync(dirname(wanted), { recursive: true });
  if (canPass(dirname(wanted), user)) return wanted;
  const folder = folderElsewhere(wanted);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  checkOwnFolder(folder);
  return join(folder, 'data');
}

/** The owner of an existing cluster, because Postgres refuses the data of another user; else the server's user. */
export function clusterUser(dataDir: string): RunAs | undefined {
  const user = serverUser();
  if (!user) return undefined;
  const wanted = resolve(dataDir);
  const elsewhere = folderElsewhere(wanted);
  if (existsSync(elsewhere)) checkOwnFolder(elsewhere);
  const owner = [wanted, join(elsewhere, 'data')]
    .map((folder) => statSync(join(folder, 'PG_VERSION'), { throwIfNoEntry: false }))
    .find((stat) => stat !== undefined && stat.uid !== 0);
  return owner ? { uid: owner.uid, gid: owner.gid } : user;
}

/** The name of a folder in place of the wanted one, the same in every process. */
export function folderElsewhere(wanted: string, parent = '/var/tmp'): string {
  const name = createHash('sha256').update(resolve(wanted)).digest('hex').slice(0, 12);
  return join(parent, `araliya-${name}`);
}

function canPass(folder: string, user: RunAs | undefined): boolean {
  return canReach(join(folder, '.'), user);
}

/** Creates a cluster unless there is one; an interrupted attempt leaves no partial cluster. */
export function ensureCluster(folder: string, binaries: Binaries, user: RunAs | undefined): void {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const password = `${draft}.pw`;
  writeFileSync(password, SUPERUSER.password);
  try {
    for (const path of [draft, password]) own(path, user);
    initialise(draft, password, { binaries, user });
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } finally {
    rmSync(password, { force: true });
  }
}

function own(path: string, user: RunAs | undefined): void {
  chmodSync(path, 0o700);
  if (user) chownSync(path, user.uid, user.gid);
}

function initialise(
  folder: string,
  password: string,
  { binaries, user }: { binaries: Binaries; user: RunAs | undefined },
): void {
  const { status, stderr, error } = spawnSync(
    binaries.initdb,
    [
      '-D',
      folder,
      '-U',
      SUPERUSER.name,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--encoding=UTF8',
      '--no-sync',
      '--no-instructions',
    ],
    { ...user, encoding: 'utf8', cwd: dirname(folder), env: { PATH: inherited().PATH, LC_ALL: 'C' } },
  );
  if (status !== 0) throw new Error(`Postgres could not make its data folder ${folder}: ${error?.message ?? stderr}`);
}
