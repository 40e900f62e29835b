import { setTimeout as sleep } from 'node:timers/promises';

/** The result of `work`, or `late` when that takes longer than `ms` milliseconds. */
export const atMost = <Result>(work: Promise<Result>, ms: number, late: Result): Promise<Result> =>
  Promise.race([work, sleep(Math.max(ms, 0), late, { ref: false })]);
