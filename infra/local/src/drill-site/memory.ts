import { readFileSync } from 'node:fs';

/** Proportional set size of a process in megabytes; 0 once it has ended. */
function megabytesOf(pid: string): number {
  try {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_024;
  } catch {
    // The process has ended.
    return 0;
  }
}

/** Total resident megabytes of several processes. */
export const residentMegabytes = (pids: readonly string[]): number =>
  pids.reduce((sum, pid) => sum + megabytesOf(pid.trim()), 0);
