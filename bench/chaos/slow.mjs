// The connection from the BFF to booking fails in five ways: callers get an error in time, other calls stay fast, and
// it recovers soon.
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultProxy } from '../../libs/testing/dist/faults/fault-proxy.js';
import { scaled } from '../support/random.mjs';
import { brokenInvariants } from '../support/invariants.mjs';
import { percentile } from '../support/percentile.mjs';
import { startSecondBff } from '../support/second-bff.mjs';
import { newCustomers, PORT_BASE, startSite } from '../support/site.mjs';
import { until } from '../support/until.mjs';

const FAULTS = ['late', 'very late', 'hang', 'reset', 'trickle'];
const SECONDS = 30;
const EVERY_MS = 50;
/** The BFF's timeout is five seconds, the browser's thirty. */
const LONGEST_MS = 6_500;
const OTHERS_P99_MS = 500;
const RECOVERY_TIMEOUT_MS = 10_000;
const MOST_RETRY_RATIO = 1.2;

async function timed(url, token) {
  const began = performance.now();
  const reply = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(30_000),
  });
  await reply.arrayBuffer();
  return { status: reply.status, ms: performance.now() - began, retryAfter: reply.headers.get('retry-after') };
}

/** Twenty requests a second, half of them to booking. */
async function sendCalls(bff, tokens, seconds) {
  const waiting = { booking: [], others: [] };
  for (let at = 0; at < (seconds * 1_000) / EVERY_MS; at += 1) {
    const token = tokens[at % tokens.length];
    if (at % 2 === 0) waiting.booking.push(timed(`${bff}/api/cart/get-cart`, token));
    else waiting.others.push(timed(`${bff}${at % 4 === 1 ? '/api/services/get-services' : '/api/auth/me'}`, token));
    await sleep(EVERY_MS);
  }
  return { booking: await Promise.all(waiting.booking), others: await Promise.all(waiting.others) };
}

function wrong(fault, { booking, others }, sent) {
  const p99 = percentile(
    others.map(({ ms }) => ms),
    0.99,
  );
  const longest = Math.max(...booking.map(({ ms }) => ms));
  const statuses = [...new Set(booking.map(({ status }) => status))];
  process.stdout.write(
    `${fault}: booking answered ${booking.length} calls, sent on as ${sent} requests, ${statuses.join(', ')} ` +
      `within ${longest.toFixed(0)} ms; other routes p99 ${p99.toFixed(0)} ms\n`,
  );
  return [
    ...(longest > LONGEST_MS ? [`${fault}: a caller waited ${longest.toFixed(0)} ms`] : []),
    ...(booking.some(({ status, retryAfter }) => ![200, 503, 504].includes(status) || (status !== 200 && !retryAfter))
      ? [`${fault}: answers ${statuses}, not all 503 or 504 with Retry-After`]
      : []),
    ...(p99 > OTHERS_P99_MS ? [`${fault}: other routes p99 ${p99.toFixed(0)} ms`] : []),
    ...(others.some(({ status }) => status !== 200) ? [`${fault}: other routes failed`] : []),
    ...(sent > booking.length * MOST_RETRY_RATIO ? [`${fault}: ${booking.length} requests became ${sent}`] : []),
  ];
}

async function healed(bff, token, fault) {
  const isHealed = async () => (await timed(`${bff}/api/cart/get-cart`, token)).status === 200;
  return (await until(isHealed, { timeoutMs: RECOVERY_TIMEOUT_MS, pauseMs: 200 }))
    ? []
    : [`${fault}: not well again after ${RECOVERY_TIMEOUT_MS / 1_000} s`];
}

async function runWithFault(fault, { bff, proxy, tokens, seconds }) {
  proxy.fault = fault;
  const before = proxy.requests;
  const results = await sendCalls(bff, tokens, seconds);
  const sent = proxy.requests - before;
  const live = await timed(`${bff}/health/live`, tokens[0]);
  proxy.fault = 'none';
  const problems = [...wrong(fault, results, sent), ...(await healed(bff, tokens[0], fault))];
  if (live.status !== 200) problems.push(`${fault}: the BFF called itself dead`);
  return problems;
}

export async function slow({ share }) {
  const site = await startSite({ fresh: true });
  const proxy = new FaultProxy(PORT_BASE + 23);
  const second = await startSecondBff(await proxy.start());
  const problems = [];
  try {
    const tokens = await newCustomers(10);
    for (const token of tokens) await timed(`${second.url}/api/cart/get-cart`, token);
    for (const fault of FAULTS)
      problems.push(
        ...(await runWithFault(fault, { bff: second.url, proxy, tokens, seconds: scaled(SECONDS, share, 3) })),
      );
    problems.push(...(await brokenInvariants('after the bad line')));
  } finally {
    second.stop();
    await proxy.stop();
    await site.stop();
  }
  return problems;
}
