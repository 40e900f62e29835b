import { readFileSync } from 'node:fs';

/** Megabytes that a process keeps in memory, of what it shares with others its share; 0 once it has ended. */
function megabytesOf(pid: string): number {
  try {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_024;
  } catch {
    // It has ended.
    return 0;
  }
}

/** Megabytes resident of some processes together. */
export const residentMegabytes = (pids: readonly string[]): number =>
  pids.reduce((sum, pid) => sum + megabytesOf(pid.trim()), 0);
