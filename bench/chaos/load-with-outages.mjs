import { setTimeout as sleep } from 'node:timers/promises';
import { bookingSetUp } from '../support/customers.mjs';
import { DeskStream } from '../support/desk-stream.mjs';
import { History } from '../support/history.mjs';
import { brokenInvariants, unsentMails } from '../support/ledger.mjs';
import { endedProcesses } from '../support/outage.mjs';
import { seededRandom } from '../support/random.mjs';
import { Customers, failedOutside, GRACE_MS, lostPromises, startLoad } from './kill-customers.mjs';

const REQUESTS_PER_SECOND = 40;
const CUSTOMERS = 60;

/**
 * Customers and an open live stream during outages of the database. @param cause `({ history, stream })` causes the
 * outages and returns its problems and their times (`downs`). @returns all problems
 */
export async function loadWithOutages({ site, seed, cause }) {
  const pids = site.pids();
  const history = new History();
  const { tokens, service, days } = await bookingSetUp({ customers: CUSTOMERS, days: 60 });
  const customers = new Customers({ tokens, service, days, roll: seededRandom(seed), history });
  const stream = await DeskStream.open();
  const stop = startLoad(customers, REQUESTS_PER_SECOND);
  const { problems, downs } = await cause({ history, stream });
  await stop();
  stream.close();
  await sleep(GRACE_MS);
  problems.push(...endedProcesses(pids, site.pids()), ...(await customers.finish()), ...failedOutside(history, downs));
  problems.push(...(await lostPromises(customers, history)), ...(await unsentMails()));
  problems.push(...(await brokenInvariants('in the end')));
  const { ok, fail, info } = history.counts();
  process.stdout.write(
    `${history.entries.length} requests: ${ok} answered, ${fail} refused, ${info} unknown; the stream was opened ${stream.opened} times\n`,
  );
  return problems;
}
