import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Processor seconds of a process so far, including its threads. */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Processor seconds so far of each process, by pid; one that has ended is left out. */
export const secondsOf = (pids) =>
  new Map(
    pids.flatMap((pid) => {
      try {
        return [[pid, cpuSeconds(pid)]];
      } catch {
        return []; // It has ended.
      }
    }),
  );

/** Processor seconds between two results of `secondsOf`. */
export const usedSeconds = (after, before) =>
  [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);

/** Proportional memory of a process in bytes (PSS): shared pages are divided among the processes that share them. */
export function proportionalBytes(pid) {
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

/** A process and its descendants, by pid. */
export function processTree(root) {
  const children = new Map();
  for (const pid of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const parent = Number(
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')[1],
      );
      children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
    } catch {
      // Ended meanwhile.
    }
  }
  const all = [root];
  for (let next = 0; next < all.length; next += 1) all.push(...(children.get(all[next]) ?? []));
  return all;
}
