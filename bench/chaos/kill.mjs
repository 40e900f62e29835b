// Kills processes under load, one every ten to fifteen seconds: each restarts, and nothing acknowledged is lost.
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingSetUp } from '../support/customers.mjs';
import { seededRandom, scaled, shuffled } from '../support/random.mjs';
import { History } from '../support/history.mjs';
import { ask, brokenInvariants, unsentMails } from '../support/ledger.mjs';
import { family } from '../support/processes.mjs';
import { call, startSite } from '../support/site.mjs';
import { Customers, failedOutside, GRACE, lostPromises, startLoad } from './kill-customers.mjs';
import { paymentWithoutNotice } from './kill-missing-notice.mjs';

const SECONDS = 180;
const PER_SECOND = 60;
const CUSTOMERS = 60;
const VICTIMS = ['booking', 'bff', 'postgres', 'account', 'catalog'];
const READY = { postgres: 10_000, others: 5_000 };
/** How long a killed process may take before the run fails. */
const HOPELESS = 30_000;
/** Runs of at least this many seconds include the missing notice, which is found after two minutes. */
const LONG_ENOUGH = 120;
const isUp = () =>
  call('GET', '/api/health', { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

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
  while (performance.now() - at < HOPELESS) {
    const replaced = site.pids()[name] !== undefined && site.pids()[name] !== victim;
    if (replaced && all.every((pid) => pid === victim || isGone(pid)) && (await isUp())) break;
    await sleep(50);
  }
  await pendingNotice;
  return { name, at, took: performance.now() - at };
}

async function killing(site, customers, { seconds, roll }) {
  const kills = [];
  const problems = [];
  const until = performance.now() + seconds * 1_000;
  let line = [];
  while (performance.now() < until) {
    await sleep(Math.min(10_000, seconds * 100) + roll() * 5_000);
    if (line.length === 0) line = shuffled(roll, VICTIMS);
    const killed = await killOne(site, line.pop(), customers);
    kills.push(killed);
    process.stdout.write(`${killed.name} killed, ready again after ${(killed.took / 1_000).toFixed(1)} s\n`);
    if (killed.took > (READY[killed.name] ?? READY.others))
      problems.push(`${killed.name} was ready again only after ${killed.took.toFixed(0)} ms`);
    problems.push(...(await brokenInvariants(`after ${killed.name}`)));
  }
  return { kills, problems };
}

export async function kill({ seed, share }) {
  const roll = seededRandom(seed);
  const seconds = scaled(SECONDS, share, 20);
  const site = await startSite({ fresh: true });
  await ask('UPDATE booking.settings SET "unpaidPerDay" = 1000000');
  const history = new History();
  const { tokens, service, days } = await bookingSetUp({ customers: CUSTOMERS, days: 60 });
  const missingNotice =
    seconds >= LONG_ENOUGH ? await paymentWithoutNotice({ token: tokens.pop(), service, date: days.pop() }) : null;
  const customers = new Customers({ tokens, service, days, roll, history });
  const stop = startLoad(customers, PER_SECOND);
  const { kills, problems } = await killing(site, customers, { seconds, roll });
  await stop();
  await sleep(GRACE);
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
