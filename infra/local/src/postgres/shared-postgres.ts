import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { adminUrl, within } from './databases.js';
import { clusterFolder, folderElsewhere } from './cluster.js';
import { checkOwnFolder } from './own-folder.js';
import { isAlive, runningPostmaster } from './postmaster.js';
import { removePostgres, startPostgres } from './start-postgres.js';

interface SharedPostgres {
  /** The superuser's URL. */
  url: string;
  /** Releases the server; the last process to release it stops it. Works in an exit handler. */
  release: () => void;
}

const TIMEOUT_MS = 60_000;
const PAUSE_MS = 50;
const MEMORY = '/dev/shm';
/** Of memory for files, that a machine must have for the server's data; containers often have 64 MB. */
const MIN_MEMORY_BYTES = 1024 ** 3;

/**
 * The test server of a checkout, for any number of processes: the first starts it, later ones reuse it, the last
 * one stops it and frees the memory of its data. Each process writes a file named after its pid; those of dead
 * processes do not count.
 */
export async function sharePostgres(folder: string): Promise<SharedPostgres> {
  mkdirSync(join(folder, 'users'), { recursive: true });
  const userFile = join(folder, 'users', String(process.pid));
  const unlock = lock(folder);
  try {
    const dataDir = dataFolder(folder);
    closeSync(openSync(userFile, 'w'));
    return { url: await startTestServer(dataDir), release: () => release({ folder, dataDir, userFile }) };
  } catch (error) {
    rmSync(userFile, { force: true });
    throw error;
  } finally {
    unlock();
  }
}

/**
 * In memory if it has room: specs create and drop hundreds of databases of 300 files, and ext4 searches long for inodes
 * that were not deleted in the last seconds (310 ms per database instead of 17).
 */
function dataFolder(folder: string): string {
  if (memorySize() < MIN_MEMORY_BYTES) return join(folder, 'data');
  const inMemory = folderElsewhere(folder, MEMORY);
  mkdirSync(inMemory, { recursive: true, mode: 0o755 });
  checkOwnFolder(inMemory);
  return join(inMemory, 'data');
}

function memorySize(): number {
  if (!existsSync(MEMORY)) return 0;
  const { bsize, blocks } = statfsSync(MEMORY);
  return bsize * blocks;
}

async function startTestServer(dataDir: string): Promise<string> {
  const cluster = clusterFolder(dataDir);
  const crashed = existsSync(join(cluster, 'postmaster.pid')) && !runningPostmaster(cluster);
  // Without fsync a crash may have corrupted it: start again.
  if (crashed) await removePostgres(dataDir);
  const fresh = !runningPostmaster(cluster);
  const { port, url } = await startPostgres({
    dataDir,
    settings: {
      max_connections: '200',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_wal_size: '128MB',
    },
  });
  if (fresh) await dropLeftovers(port);
  return url;
}

/** Databases of interrupted specs. */
async function dropLeftovers(port: number): Promise<void> {
  await within(adminUrl(port), async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%'`,
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  });
}

function release({ folder, dataDir, userFile }: { folder: string; dataDir: string; userFile: string }): void {
  if (!existsSync(userFile)) return;
  const unlock = lock(folder);
  try {
    rmSync(userFile, { force: true });
    const users = readdirSync(join(folder, 'users'));
    for (const user of users) if (!isAlive(Number(user))) rmSync(join(folder, 'users', user), { force: true });
    if (users.every((user) => !isAlive(Number(user)))) stop(dataDir);
  } finally {
    unlock();
  }
}

function stop(dataDir: string): void {
  const server = runningPostmaster(clusterFolder(dataDir));
  if (server) process.kill(server.pid, 'SIGINT');
  for (let waited = 0; server && isAlive(server.pid) && waited < TIMEOUT_MS; waited += PAUSE_MS) wait();
  if (dataDir.startsWith(MEMORY)) rmSync(dirname(dataDir), { recursive: true, force: true });
}

/** Waits synchronously, so that an exit handler can do it. */
const wait = (): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);

/** Waits for the lock; a dead holder's lock is removed. */
function lock(folder: string): () => void {
  const file = join(folder, 'lock');
  for (let waited = 0; waited < TIMEOUT_MS; waited += PAUSE_MS) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (waited === 0 || !removeDead(file)) wait();
  }
  throw new Error(`Somebody holds ${file} for a minute already: delete ${folder}/lock*.`);
}

/**
 * Removes the lock of a dead process; false when there is none. One process at a time, or the second one to find it
 * would remove the lock that the first one has taken meanwhile.
 */
function removeDead(file: string): boolean {
  if (!holderIsDead(file)) return false;
  const removal = `${file}.removal`;
  try {
    mkdirSync(removal);
  } catch {
    return false; // Another process removes it.
  }
  if (holderIsDead(file)) rmSync(file, { force: true });
  rmdirSync(removal);
  return true;
}

function holderIsDead(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid > 0 && !isAlive(pid);
  } catch {
    // Released meanwhile.
    return false;
  }
}
