// Two of each process behind HAProxy on one database: each is replaced in turn under load, and no request is lost.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { roleUrl } from '@salon/local/databases';
import { bookingSetUp } from '../support/customers.mjs';
import { startHaproxy } from '../support/haproxy.mjs';
import { History } from '../support/history.mjs';
import { brokenInvariants, lostOf, unsentMails } from '../support/invariants.mjs';
import { scaled, seededRandom } from '../support/random.mjs';
import { call, callThrough, DATA, PORT_BASE, startSite } from '../support/site.mjs';
import { until } from '../support/until.mjs';
import { Customers, startLoad } from './kill-customers.mjs';

export const REQUESTS_PER_SECOND = 100;
export const CUSTOMERS = 60;
const ROUNDS = 2;
export const SECOND_PORT_BASE = PORT_BASE + 200;
/** Offset of each process from its site's first port, and of its balancer from `BALANCED_PORT_BASE`. */
export const KINDS = { edge: 0, bff: 10, catalog: 21, account: 22, booking: 23 };
export const BALANCED_PORT_BASE = PORT_BASE + 400;
/** How long a replaced process may take to be ready again. */
const TIMEOUT_MS = 30_000;
/** How long a session that ended at one BFF may be accepted by the other. */
const SIGN_OUT_TIMEOUT_MS = 5_000;

export const at = (port) => `http://127.0.0.1:${port}`;
const addresses = Object.fromEntries(
  ['bff', 'catalog', 'account', 'booking'].map((name) => [
    `${name.toUpperCase()}_URL`,
    at(BALANCED_PORT_BASE + KINDS[name]),
  ]),
);
export const SHARED = {
  ...addresses,
  SITE_URL: at(BALANCED_PORT_BASE),
  MEDIA_DIR: `${DATA}/bench/media`,
  POOL_SIZE: '6',
};

/** The second site has processes and files of its own; database, mail and gateway are those of the first. */
export function startSecond(options = {}) {
  const databases = ['catalog', 'account', 'booking', 'bff'].map((role) => [
    `${role.toUpperCase()}_DATABASE_URL`,
    roleUrl(PORT_BASE + 32, role),
  ]);
  const env = {
    ...SHARED,
    ...Object.fromEntries(databases),
    PORT_BASE: String(SECOND_PORT_BASE),
    SMTP_URL: `smtp://127.0.0.1:${PORT_BASE + 25}`,
    PAYHERE_BASE_URL: `http://localhost:${PORT_BASE + 90}`,
  };
  return startSite({ fresh: true, env, folder: 'bench-second', ...options });
}

const isReady = (port) =>
  fetch(`${at(port)}/health/ready`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Ends a process in order, and waits until its successor is ready and the balancer, if it is balanced, sends calls to
 * it.
 */
export async function replace({ site, name, port, proxy }) {
  const before = site.pids()[name];
  const began = performance.now();
  process.kill(before, 'SIGTERM');
  const isBack = async () =>
    site.pids()[name] !== before && (await isReady(port)) && (!(name in KINDS) || (await proxy.isUp(port)));
  if (!(await until(isBack, { timeoutMs: TIMEOUT_MS, pauseMs: 50 }))) return [`${name} on ${port} was not ready again`];
  process.stdout.write(`${name} on ${port} replaced in ${((performance.now() - began) / 1_000).toFixed(1)} s\n`);
  await sleep(1_000); // Serves for a moment beside the other.
  return [];
}

/** One booking sent to both BFFs at once with one key is one visit; who signs out at one is signed out at the other. */
export async function oneSalon({ token, service, date }) {
  const problems = [];
  const send = (base, method, path, { body, key } = {}) =>
    fetch(`${at(base + KINDS.bff)}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: body && JSON.stringify(body),
    });
  await call('POST', '/api/cart/add-cart', { token, body: { serviceId: service } });
  const body = { date, startTime: '10:00', services: [{ service, quantity: 1 }] };
  const key = randomUUID();
  const visits = await Promise.all(
    [PORT_BASE, SECOND_PORT_BASE, PORT_BASE, SECOND_PORT_BASE].map(async (base) =>
      (await send(base, 'POST', '/api/appointments/create', { body, key })).json(),
    ),
  );
  const ids = new Set(visits.map(({ data }) => data?.appointment?._id));
  if (ids.size !== 1 || ids.has(undefined)) problems.push(`one key at two BFFs made ${JSON.stringify([...ids])}`);
  await send(PORT_BASE, 'POST', '/api/auth/logout');
  let status;
  const isSignedOut = async () => {
    ({ status } = await send(SECOND_PORT_BASE, 'GET', '/api/cart/get-cart'));
    return status !== 200;
  };
  await until(isSignedOut, { timeoutMs: SIGN_OUT_TIMEOUT_MS });
  if (status !== 401) problems.push(`signed out at one BFF, the other answers ${status}`);
  return problems;
}

/** Each process of both sites, one after the other. */
async function replaceInTurn({ sites, rounds, proxy }) {
  const problems = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [name, offset] of Object.entries(KINDS))
      for (const [base, site] of sites) problems.push(...(await replace({ site, name, port: base + offset, proxy })));
  return problems;
}

/** HAProxy in front of the two of each kind. */
export function startBalancer() {
  const balanced = Object.entries(KINDS).map(([name, offset]) => [
    name,
    { port: BALANCED_PORT_BASE + offset, servers: [PORT_BASE + offset, SECOND_PORT_BASE + offset] },
  ]);
  return startHaproxy(`${DATA}/bench-haproxy`, Object.fromEntries(balanced));
}

export async function rolling({ seed, share }) {
  const proxy = await startBalancer();
  const first = await startSite({ fresh: true, env: SHARED });
  const second = await startSecond();
  await sleep(1_000); // The balancer has seen all of them.
  callThrough(at(BALANCED_PORT_BASE));
  const history = new History();
  const { tokens, service, days } = await bookingSetUp({ customers: CUSTOMERS + 1, days: 60 });
  const problems = await oneSalon({ token: tokens.pop(), service, date: days.pop() });
  const customers = new Customers({ tokens, service, days, random: seededRandom(seed), history });
  const stop = startLoad(customers, REQUESTS_PER_SECOND);
  const sites = [
    [PORT_BASE, first],
    [SECOND_PORT_BASE, second],
  ];
  problems.push(...(await replaceInTurn({ sites, rounds: scaled(ROUNDS, share, 1), proxy })));
  await stop();
  problems.push(...(await customers.finish()), ...unanswered(history));
  const booked = history.ok('book').map(({ body }) => body.data.appointment._id);
  problems.push(...(await lostOf(booked)).map((id) => `appointment ${id} was acknowledged and is not there`));
  problems.push(...(await unsentMails()), ...(await brokenInvariants('in the end')));
  await second.stop();
  await first.stop();
  proxy.stop();
  return problems;
}

/** Every request has an answer that is not a failure of the site. */
export function unanswered(history) {
  const { ok, fail, info } = history.counts();
  process.stdout.write(`${history.entries.length} requests: ${ok} answered, ${fail} refused, ${info} lost\n`);
  const lost = history.entries.filter(({ outcome }) => outcome === 'info');
  const examples = lost
    .slice(0, 3)
    .map(({ kind, status, error, body }) => `${kind} ${status ?? error} ${body?.code ?? ''}`);
  return lost.length > 0 ? [`${lost.length} requests were lost: ${examples.join('; ')}`] : [];
}
