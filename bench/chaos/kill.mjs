// Kills processes under load, one every ten to fifteen seconds: each restarts, and nothing acknowledged is lost.
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingSetUp } from '../support/customers.mjs';
import { seededRandom, scaled, shuffled } from '../support/random.mjs';
import { History } from '../support/history.mjs';
import { brokenInvariants, unsentMails } from '../support/ledger.mjs';
import { family } from '../support/processes.mjs';
import { isSiteUp, startSite } from '../support/site.mjs';
import { until } from '../support/until.mjs';
import { Customers, failedOutside, GRACE_MS, lostPromises, startLoad } from './kill-customers.mjs';
import { paymentWithoutNotice } from './kill-missing-notice.mjs';

const SECONDS = 180;
const REQUESTS_PER_SECOND = 60;
const CUSTOMERS = 60;
const VICTIMS = ['booking', 'bff', 'postgres', 'account', 'catalog'];
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
    return true;
  }
}

/** Kills a process and its children; waits until all of them have ended, a new one runs and the site is healthy. */
async function killOne(site, name, customers) {
  const victim = site.pids()[name];
  const all = family(victim);
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
  return { name, at, took: performance.now() - at };
}

async function killing(site, customers, { seconds, roll }) {
  const kills = [];
  const problems = [];
  const end = performance.now() + seconds * 1_000;
  let line = [];
  while (performance.now() < end) {
    await sleep(Math.min(10_000, seconds * 100) + roll() * 5_000);
    if (line.length === 0) line = shuffled(roll, VICTIMS);
    const killed = await killOne(site, line.pop(), customers);
    kills.push(killed);
    process.stdout.write(`${killed.name} killed, ready again after ${(killed.took / 1_000).toFixed(1)} s\n`);
    if (killed.took > (READY_MS[killed.name] ?? READY_MS.others))
      problems.push(`${killed.name} was ready again only after ${killed.took.toFixed(0)} ms`);
    problems.push(...(await brokenInvariants(`after ${killed.name}`)));
  }
  return { kills, problems };
}

export async function kill({ seed, share }) {
  const roll = seededRandom(seed);
  const seconds = scaled(SECONDS, share, 20);
  const site = await startSite({ fresh: true });
  const history = new History();
  const { tokens, service, days } = await bookingSetUp({ customers: CUSTOMERS, days: 60 });
  const missingNotice =
    seconds >= LONG_ENOUGH_SECONDS
      ? await paymentWithoutNotice({ token: tokens.pop(), service, date: days.pop() })
      : null;
  const customers = new Customers({ tokens, service, days, roll, history });
  const stop = startLoad(customers, REQUESTS_PER_SECOND);
  const { kills, problems } = await killing(site, customers, { seconds, roll });
  await stop();
  await sleep(GRACE_MS);
  problems.push(
    ...(await customers.finish()),
    ...((await missingNotice?.isFound()) ?? []),
    ...failedOutside(history, kills),
    ...(await lostPromises(customers, history)),
    ...(await unsentMails()),
    ...(await brokenInvariants('in the end')),
  );
  const { ok, fail, info } = history.counts();
  process.stdout.write(
    `${kills.length} kills; ${history.entries.length} requests: ${ok} answered, ${fail} refused, ${info} unknown\n`,
  );
  await site.stop();
  return problems;
}
