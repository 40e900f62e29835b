import { setTimeout as sleep } from 'node:timers/promises';
import { bookingSetUp } from '../support/customers.mjs';
import { DeskStream } from '../support/desk-stream.mjs';
import { History } from '../support/history.mjs';
import { brokenInvariants, neverTaken, unsentMails } from '../support/invariants.mjs';
import { seededRandom } from '../support/random.mjs';
import { DATA } from '../support/site.mjs';
import { TakenMails } from '../support/taken-mails.mjs';
import { Customers, startLoad } from './kill-customers.mjs';
import { wrongPictures } from './kill-pictures.mjs';
import { failedOutside, GRACE_MS, lostPromises } from './lost-promises.mjs';

const CUSTOMERS = 60;

/**
 * Customers and an open live stream during outages; the history of the customers' writes stays in a file.
 * @param cause `({ customers, history, stream })` causes the outages and returns its problems and their times
 * (`outages`)
 * @param name of the run
 * @param days on how many working days they book
 * @param withPictures they change their pictures, too
 * @returns all problems
 */
export async function loadWithOutages({ site, seed, cause, name, perSecond = 40, days = 60, withPictures = false }) {
  const file = `${DATA}/histories/${name}-${seed}.jsonl`;
  process.stdout.write(`history of writes: ${file}\n`);
  const history = new History(file);
  const setUp = await bookingSetUp({ customers: CUSTOMERS, days });
  const customers = new Customers({ ...setUp, random: seededRandom(seed), history, withPictures });
  const taken = new TakenMails(site.dataDir);
  const stream = await DeskStream.open();
  const stop = startLoad(customers, perSecond);
  const { problems, outages } = await cause({ customers, history, stream });
  await stop();
  stream.close();
  await sleep(GRACE_MS);
  problems.push(...(await customers.finish()), ...failedOutside(history, outages));
  problems.push(...(await lostPromises(customers, history)), ...(await unsentMails()));
  problems.push(...(await neverTaken(taken.stop())));
  if (withPictures) problems.push(...(await wrongPictures(customers, `${site.dataDir}/media`)));
  problems.push(...(await brokenInvariants('in the end')));
  const { ok, fail, info } = history.counts();
  process.stdout.write(
    `${history.entries.length} requests: ${ok} answered, ${fail} refused, ${info} unknown; the stream was opened ${stream.opened} times\n`,
  );
  return problems;
}
