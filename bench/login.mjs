// npm run bench -- login: sign-ins per second, and the latency of other calls during a flood of sign-ins.
import { cpus, loadavg } from 'node:os';
import { Agent } from 'undici';
import { load } from './support/load.mjs';
import { countByStatus, openLoop } from './support/open-loop.mjs';
import { percentile } from './support/percentile.mjs';
import { cpuSeconds, processTree } from './support/processes.mjs';
import { BFF, call, newAccounts, PASSWORD, startSite } from './support/site.mjs';

const CUSTOMERS = 60;
/** Below the limit of concurrent and queued hashing, so that no sign-in is refused. */
const CONNECTIONS = 24;
const SIGN_INS = 900;
const FLOOD = { perSecond: 300, seconds: 20 };
const OTHERS_PER_SECOND = 20;
const TARGET = { perSecond: 60, p99Ms: 500 };

const loginOf = (email) => ({
  url: `${BFF}/api/auth/login`,
  method: 'POST',
  body: { email, password: PASSWORD, role: 'user' },
});

/** Sends requests at their rate. Returns status, milliseconds and whether Retry-After was set. */
async function flood({ perSecond, seconds, request }) {
  const dispatcher = new Agent({ connections: 512, pipelining: 1 });
  const send = async (index) => {
    const { url, method = 'GET', headers = {}, body } = request(index);
    const began = performance.now();
    try {
      const reply = await fetch(url, {
        dispatcher,
        method,
        headers: body ? { 'content-type': 'application/json', ...headers } : headers,
        body: body && JSON.stringify(body),
      });
      await reply.arrayBuffer();
      const hasRetryAfter = reply.headers.has('retry-after');
      return { status: reply.status, ms: performance.now() - began, hasRetryAfter };
    } catch {
      return { status: 0, ms: performance.now() - began, hasRetryAfter: false }; // Counted by status.
    }
  };
  const responses = await openLoop({ perSecond, milliseconds: seconds * 1_000, send });
  await dispatcher.close();
  return responses;
}

/** Calls of signed-in customers and guests. */
const othersOf = (tokens) => (index) => {
  const headers = { authorization: `Bearer ${tokens[index % tokens.length]}` };
  return [
    { url: `${BFF}/api/services/get-services` },
    { url: `${BFF}/api/auth/me`, headers },
    { url: `${BFF}/api/cart/get-cart`, headers },
    { url: `${BFF}/api/appointments/my-appointments`, headers },
  ][index % 4];
};

const cpuOf = (site) =>
  Object.values(site.pids())
    .flatMap(processTree)
    .reduce((sum, pid) => sum + cpuSeconds(pid), 0);

async function measure(site) {
  const accounts = await newAccounts(CUSTOMERS);
  const emailAt = (index) => accounts[index % accounts.length].email;
  const request = (index) => loginOf(emailAt(index));
  await load({ total: 200, connections: CONNECTIONS, request });
  const before = cpuOf(site);
  const steady = await load({ total: SIGN_INS, connections: CONNECTIONS, request });
  const cpuMs = ((cpuOf(site) - before) * 1000) / SIGN_INS;
  const tokens = [];
  for (const { email } of accounts.slice(0, 20))
    tokens.push((await call('POST', '/api/auth/login', { body: loginOf(email).body })).body.token);
  const [logins, others] = await Promise.all([
    flood({ ...FLOOD, request }),
    flood({ perSecond: OTHERS_PER_SECOND, seconds: FLOOD.seconds, request: othersOf(tokens) }),
  ]);
  return { steady, cpuMs, logins, others };
}

/** Starts the site, measures and prints; false when a target is missed. */
export async function run() {
  const site = await startSite({ fresh: true });
  try {
    const { steady, cpuMs, logins, others } = await measure(site);
    const refused = logins.filter(({ status }) => status === 503 || status === 429);
    const p99 = percentile(
      others.map(({ ms }) => ms),
      0.99,
    );
    const hits = {
      [`sign-ins ${steady.perSecond.toFixed(0)}/s (at least ${TARGET.perSecond}), ` +
      `p99 ${steady.p99.toFixed(0)} ms, responses ${JSON.stringify(steady.statuses)}`]:
        steady.perSecond >= TARGET.perSecond && steady.statuses[200] === SIGN_INS,
      [`flood of ${logins.length} sign-ins in ${FLOOD.seconds} s: ` +
      `responses ${JSON.stringify(countByStatus(logins))}, each 503 with Retry-After`]:
        refused.length > 0 && refused.every(({ hasRetryAfter }) => hasRetryAfter),
      [`other calls meanwhile: p99 ${p99.toFixed(0)} ms (below ${TARGET.p99Ms}), responses ${JSON.stringify(countByStatus(others))}`]:
        p99 < TARGET.p99Ms && others.every(({ status }) => status === 200),
    };
    process.stdout.write(
      `     a sign-in costs ${cpuMs.toFixed(1)} ms of processor time, all processes together; ` +
        `load of the machine ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores\n`,
    );
    for (const [line, hit] of Object.entries(hits)) process.stdout.write(`${hit ? 'ok  ' : 'MISS'} ${line}\n`);
    return Object.values(hits).every(Boolean);
  } finally {
    await site.stop();
  }
}
