import { ROLES } from '@salon/local/databases';
import { query } from './database.mjs';
import { brokenInvariants } from './invariants.mjs';
import { isSiteUp } from './site.mjs';
import { until } from './until.mjs';

/** How long the site may take to be ready, and streams and workers to go on after that. */
const READY_MS = 30_000;
const RESUMED_MS = 15_000;
const TIMEOUT_MS = 90_000;
const WRITES = ['fill', 'book', 'cancel', 'order', 'notice'];

export const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

/** Milliseconds since `began` until it is true, at most `TIMEOUT_MS`. */
export async function tookUntil(began, isTrue) {
  await until(() => isTrue().catch(() => false), { timeoutMs: TIMEOUT_MS, since: began });
  return performance.now() - began;
}

/** The longest time since `at` in which no write was acknowledged. */
function longestGap(history, at) {
  const times = history.entries
    .filter(({ kind, outcome, ended }) => outcome === 'ok' && WRITES.includes(kind) && ended > at)
    .map(({ ended }) => ended)
    .sort((a, b) => a - b);
  return Math.max(...times.map((time, index) => time - (times[index - 1] ?? at)), 0);
}

const mailSince = async (moment) =>
  (await query('SELECT EXISTS (SELECT FROM booking.message WHERE "sentAt" > $1) AS sent', [moment]))[0].sent;

/**
 * Waits until the site goes on after the fault `name` of the instant `at`: ready, writes, live changes, jobs; prints
 * how long each took.
 * @returns problems as sentences, and the time without the site for `failedOutside`
 */
export async function recovery({ name, at, history, stream, text = '' }) {
  const took = await tookUntil(at, isSiteUp);
  const moment = new Date();
  const ready = performance.now();
  const streamed = await tookUntil(ready, async () => stream.lastChange > ready);
  const worked = await tookUntil(ready, () => mailSince(moment));
  const gap = longestGap(history, at);
  process.stdout.write(
    `${name}: ${text}site ready after ${seconds(took)}, no write acknowledged for ${seconds(gap)}; ` +
      `then changes streamed after ${seconds(streamed)}, a job done after ${seconds(worked)}\n`,
  );
  const problems = [
    ...(Math.max(took, gap) > READY_MS ? [`${name}: not ready within ${seconds(READY_MS)}`] : []),
    ...(streamed > RESUMED_MS ? [`${name}: no change was streamed within ${seconds(RESUMED_MS)}`] : []),
    ...(worked > RESUMED_MS ? [`${name}: no job was done within ${seconds(RESUMED_MS)}`] : []),
    ...(await brokenInvariants(`after ${name}`)),
  ];
  return { problems, down: { at, took: Math.max(took, gap) } };
}

/** The processes that use the database go on: none of them ends. @param before, after `site.pids()` */
export const endedProcesses = (before, after) =>
  ROLES.filter((name) => before[name] !== after[name]).map((name) => `the process of ${name} ended`);
