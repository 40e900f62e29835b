// Kills processes under load, one every ten to fifteen seconds: each restarts, and nothing acknowledged is lost.
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingSetUp } from '../support/customers.mjs';
import { brokenInvariants } from '../support/invariants.mjs';
import { processTree } from '../support/processes.mjs';
import { seededRandom, scaled, shuffled } from '../support/random.mjs';
import { isSiteUp, startSite } from '../support/site.mjs';
import { until } from '../support/until.mjs';
import { paymentWithoutNotice } from './kill-missing-notice.mjs';
import { loadWithOutages } from './load-with-outages.mjs';
import { acknowledgedWrites } from './lost-promises.mjs';

/**
 * A full run takes at least so long, goes on until there were so many kills and acknowledged writes, at most twice as
 * long.
 */
const FULL = { seconds: 600, kills: 30, writes: 10_000 };
const REQUESTS_PER_SECOND = 60;
/** Working days that are booked: with fewer, most visits of a full run would find their times taken. */
export const DAYS = 290;
export const VICTIMS = ['booking', 'bff', 'postgres', 'account', 'catalog'];
const READY_MS = { postgres: 10_000, others: 5_000 };
/** How long a killed process may take before the run fails. */
const TIMEOUT_MS = 30_000;
/** Runs of at least this many seconds include the missing notice, which is found after two minutes. */
const LONG_ENOUGH_SECONDS = 120;

function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true; // No such process.
  }
}

/** Kills a process and its children; waits until all of them have ended, a new one runs and the site is healthy. */
async function kill9(site, name, customers) {
  const victim = site.pids()[name];
  const all = processTree(victim);
  // A notice is in flight during the kill.
  const pendingNotice = customers.notify();
  const at = performance.now();
  for (const pid of all) if (!isGone(pid)) process.kill(pid, 'SIGKILL');
  const isReplaced = async () =>
    ![undefined, victim].includes(site.pids()[name]) &&
    all.every((pid) => pid === victim || isGone(pid)) &&
    (await isSiteUp());
  await until(isReplaced, { timeoutMs: TIMEOUT_MS, pauseMs: 50, since: at });
  await pendingNotice;
  return { at, took: performance.now() - at };
}

/**
 * The same, with what went wrong: it was ready again too late, or an invariant is broken; `down` for `failedOutside`.
 */
export async function killOne(site, name, customers) {
  const down = await kill9(site, name, customers);
  process.stdout.write(`${name} killed, ready again after ${(down.took / 1_000).toFixed(1)} s\n`);
  const isLate = down.took > (READY_MS[name] ?? READY_MS.others);
  const problems = [
    ...(isLate ? [`${name} was ready again only after ${down.took.toFixed(0)} ms`] : []),
    ...(await brokenInvariants(`after ${name}`)),
  ];
  return { down, problems };
}

async function killing({ site, customers, history }, { full, random }) {
  const outages = [];
  const problems = [];
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  const isEnough = () => outages.length >= full.kills && acknowledgedWrites(history) >= full.writes;
  let line = [];
  while (seconds() < full.seconds || (seconds() < 2 * full.seconds && !isEnough())) {
    await sleep(Math.min(10_000, full.seconds * 100) + random() * 5_000);
    if (line.length === 0) line = shuffled(random, VICTIMS);
    const killed = await killOne(site, line.pop(), customers);
    outages.push(killed.down);
    problems.push(...killed.problems);
  }
  const reached = `${outages.length} kills, ${acknowledgedWrites(history)} acknowledged writes in ${seconds().toFixed(0)} s`;
  process.stdout.write(`${reached}\n`);
  if (!isEnough()) problems.push(`only ${reached}, not ${full.kills} and ${full.writes}`);
  return { problems, outages };
}

export async function kill({ seed, share }) {
  const full = {
    seconds: scaled(FULL.seconds, share, 20),
    kills: scaled(FULL.kills, share),
    writes: scaled(FULL.writes, share),
  };
  const site = await startSite({ fresh: true });
  const missingNotice = full.seconds >= LONG_ENOUGH_SECONDS ? await startMissingNotice() : null;
  const random = seededRandom(seed + 1);
  const cause = (context) => killing({ ...context, site }, { full, random });
  const problems = await loadWithOutages({
    ...{ site, seed, cause, name: 'kill', days: DAYS },
    ...{ perSecond: REQUESTS_PER_SECOND, withPictures: true },
  });
  problems.push(...((await missingNotice?.found) ?? []));
  await site.stop();
  return problems;
}

/** On the first of the days, before the other customers book it. */
async function startMissingNotice() {
  const { tokens, service, days } = await bookingSetUp({ customers: 1, days: 1 });
  return paymentWithoutNotice({ token: tokens[0], service, date: days[0] });
}
