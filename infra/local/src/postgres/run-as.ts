import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The system user a server runs as. */
export interface RunAs {
  uid: number;
  gid: number;
}

/**
 * Postgres refuses to run as root: then it runs as `postgres`, else `nobody`, of /etc/passwd; undefined means the
 * current user.
 */
export function serverUser(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody']
    .map((name) => users.find(([each]) => each === name))
    .find((user) => user !== undefined);
  if (!found)
    throw new Error(
      'Postgres does not run as root, and there is neither a user postgres nor nobody: run npm start as another user.',
    );
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Whether that user can read `path` and enter every folder above it. */
export function canReach(path: string, user: RunAs | undefined): boolean {
  if (!user) return true;
  if (!allows(path, user, statSync(path).isDirectory() ? 0o5 : 0o4)) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!allows(folder, user, 0o1)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function allows(path: string, { uid, gid }: RunAs, wanted: number): boolean {
  const stat = statSync(path);
  const shift = stat.uid === uid ? 6 : stat.gid === gid ? 3 : 0;
  return ((stat.mode >> shift) & wanted) === wanted;
}
