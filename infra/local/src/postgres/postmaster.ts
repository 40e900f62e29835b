import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The running server of a data folder, from its postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
}

/**
 * The server that runs on this data folder, or undefined. A pid file whose number belongs to another process or a
 * zombie is removed, because Postgres would take it for a running server; one left by a crash stays, it protects the
 * shared memory.
 */
export function runningPostmaster(dataDir: string): Postmaster | undefined {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Math.abs(Number(lines[0]));
  if (!(pid > 0) || !exists(pid)) return undefined;
  if (isPostgres(pid)) return { pid, port: Number(lines[3]) };
  rmSync(file, { force: true });
  return undefined;
}

/** Alive and not a zombie. */
export const isAlive = (pid: number): boolean => exists(pid) && !/^\d+ \(.*\) Z/s.test(procFile(pid, 'stat'));

/**
 * When that process began, in clock ticks since the system did: with the pid it names one process; '' without /proc.
 */
export const startOf = (pid: number): string =>
  procFile(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')[19] ?? '';

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The pid may belong to another program by now; without /proc, alive is enough. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  const command = procFile(pid, 'cmdline');
  return command === '' || /(?:^|\/)postgres$/.test(command.split('\0')[0] ?? '');
}

function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // No /proc on this system, or the process has ended.
    return '';
  }
}

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 25;

/** Stops a server: SIGINT closes its connections and writes everything; SIGQUIT when that takes too long. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    if (await ended(pid)) return;
  }
  throw new Error(`Postgres (process ${pid}) does not stop.`);
}

async function ended(pid: number): Promise<boolean> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += PAUSE_MS) {
    if (!isAlive(pid)) return true;
    await sleep(PAUSE_MS);
  }
  return false;
}
