import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, startOf } from '../postgres/postmaster.js';
import { endProcess } from './child.js';

const SUPERVISOR = 'supervisor.pid';

/**
 * Locks the data folder for this process, and stops processes that a killed supervisor left behind.
 * @throws Error when another supervisor runs on it
 */
export async function lockDataFolder(dataDir: string, root: string): Promise<() => void> {
  const run = join(dataDir, 'run');
  mkdirSync(run, { recursive: true });
  const mine = join(run, SUPERVISOR);
  const [pid, start = ''] = existsSync(mine) ? readFileSync(mine, 'utf8').split(' ') : [];
  const other = Number(pid ?? 0);
  // The pid may have been reused, also by another node program.
  const isSame = start === '' || start === startOf(other);
  if (other > 0 && other !== process.pid && isAlive(other) && isSame && /node/.test(commandOf(other))) {
    throw new Error(
      `This site runs already (process ${other}): stop it there, or start a second one with PORT_BASE and DATA_DIR.`,
    );
  }
  await Promise.all(
    readdirSync(run)
      .filter((file) => file !== SUPERVISOR)
      .map((file) => endLeftover(join(run, file), root)),
  );
  writeFileSync(mine, `${process.pid} ${startOf(process.pid)}`);
  return () => rmSync(mine, { force: true });
}

async function endLeftover(file: string, root: string): Promise<void> {
  const pid = Number(readFileSync(file, 'utf8'));
  if (pid > 0 && isAlive(pid) && /main|dist/.test(commandOf(pid)) && isOurs(pid, root)) await endProcess(pid, 3_000);
  rmSync(file, { force: true });
}

/** A pid may have been reused: our processes carry the root in their environment. */
function isOurs(pid: number, root: string): boolean {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
    return environment.split('\0').includes(`SALON_ROOT=${root}`);
  } catch {
    // No /proc, or not our process: do not touch it.
    return false;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // No /proc on this system: alive is enough.
    return 'node main';
  }
}
