// Floods of sign-ins, availability requests and payment notices from many networks: other routes stay fast. And a
// forgotten password is answered as quickly for an unknown address as for a known one.
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { countByStatus, openLoop } from '../support/open-loop.mjs';
import { percentile } from '../support/percentile.mjs';
import { scaled, seededRandom } from '../support/random.mjs';
import { BFF, call, newAccounts, startSite } from '../support/site.mjs';
import { floodsOf } from './flood-requests.mjs';
import { forgottenPasswords } from './forgotten-passwords.mjs';

const OTHERS_P99_MS = 500;
const OTHERS_PER_SECOND = 20;
/** Of a flood: in less time there would be no 99th percentile of the others. */
const SHORTEST_MS = 10_000;
/** Of a flood: what the server does not answer must not pile up in this process. */
const MOST_OPEN_REQUESTS = 1_000;
/** As many as may send 200 availability requests a second within their limits. */
const CUSTOMERS = 100;
/** With the pairs that warm up; fewer would be no 95th percentile. */
const COMPARED_PAIRS = 220;
const FEWEST_PAIRS = 100;

let networks = 0;
/** Another network for each request: a limit for one network must not be what holds the flood up. */
const fromElsewhere = () => {
  networks += 1;
  return { 'x-forwarded-for': `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}` };
};

/** Status and milliseconds of one request; status 0 without a response. */
async function send({ path, method = 'POST', headers, body, dispatcher }) {
  const began = performance.now();
  try {
    const reply = await fetch(`${BFF}${path}`, {
      method,
      body,
      dispatcher,
      headers: { ...headers, ...fromElsewhere() },
      signal: AbortSignal.timeout(30_000),
    });
    await reply.arrayBuffer();
    return { status: reply.status, ms: performance.now() - began };
  } catch {
    return { status: 0, ms: performance.now() - began }; // Counted by status.
  }
}

/** Sends the flood at its rate, whatever the answers. @returns the number of answers by status */
async function flood({ perSecond, request }, milliseconds) {
  const dispatcher = new Agent({ connections: 256 });
  const sendOne = (index) => send({ ...request(index), dispatcher });
  const responses = await openLoop({ perSecond, milliseconds, mostOpen: MOST_OPEN_REQUESTS, send: sendOne });
  await dispatcher.close();
  return countByStatus(responses);
}

/** Reads of three services, at a steady rate until the flood is over. */
async function others(isOver, token) {
  const authorization = `Bearer ${token}`;
  const waiting = [];
  const paths = ['/api/services/get-services', '/api/auth/me', '/api/cart/get-cart'];
  for (let index = 0; !isOver(); index += 1) {
    waiting.push(send({ path: paths[index % paths.length], method: 'GET', headers: { authorization } }));
    await sleep(1_000 / OTHERS_PER_SECOND);
  }
  return Promise.all(waiting);
}

/** @returns what went wrong, as sentences */
async function runWithFlood(attack, { token, share }) {
  const milliseconds = scaled(attack.seconds * 1_000, share, SHORTEST_MS);
  let isOver = false;
  const reading = others(() => isOver, token);
  const statuses = await flood(attack, milliseconds);
  isOver = true;
  const read = await reading;
  const p99 = percentile(
    read.map(({ ms }) => ms),
    0.99,
  );
  const failed = read.filter(({ status }) => status !== 200).length;
  const sum = Object.values(statuses).reduce((total, count) => total + count, 0);
  const rate = (sum / milliseconds) * 1_000;
  process.stdout.write(
    `${attack.name}: ${rate.toFixed(0)}/s, answers ${JSON.stringify(statuses)}; ` +
      `others p99 ${p99.toFixed(0)} ms of ${read.length}\n`,
  );
  const strange = Object.keys(statuses).filter((status) => !attack.answers.includes(Number(status)));
  return [
    ...(p99 > OTHERS_P99_MS ? [`${attack.name}: other routes p99 ${p99.toFixed(0)} ms`] : []),
    ...(failed > 0 ? [`${attack.name}: ${failed} of ${read.length} other requests failed`] : []),
    ...(strange.length > 0 ? [`${attack.name}: answers ${strange}`] : []),
    ...(rate < attack.perSecond * 0.8 ? [`${attack.name}: only ${rate.toFixed(0)} requests a second`] : []),
  ];
}

export async function floods({ seed, share }) {
  const site = await startSite({ fresh: true });
  try {
    const accounts = await newAccounts(scaled(COMPARED_PAIRS, share, FEWEST_PAIRS));
    const tokens = accounts.slice(0, CUSTOMERS).map(({ token }) => token);
    const [{ _id: service }] = (await call('GET', '/api/services/get-services')).body.data.services;
    const problems = await forgottenPasswords(
      accounts.map(({ email }) => email),
      fromElsewhere,
    );
    for (const attack of floodsOf({ random: seededRandom(seed), tokens, service }))
      problems.push(...(await runWithFlood(attack, { token: tokens[0], share })));
    return problems;
  } finally {
    await site.stop();
  }
}
