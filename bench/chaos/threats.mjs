import { tryPayloads, tryValues } from '../../e2e/support/injection.mjs';
import { PAYLOADS } from '../../e2e/support/injection-payloads.mjs';
import { boundaryValuesOf } from '../support/boundary-values.mjs';
import { percentile } from '../support/percentile.mjs';
import { proportionalBytes } from '../support/processes.mjs';
import { scaled } from '../support/random.mjs';
import { BFF, call, newCustomers, signInAdmin, startSite } from '../support/site.mjs';
import { runSpecs } from '../support/specs.mjs';

/** The threats whose specs take random cases (`chaos.scaled`). */
const SPECS = {
  T20: 'holds/hostile-bodies',
  T23: 'cart/two-clients',
  T26: 'holds/hostile-bodies',
};

const MOST_P99_MS = 200;
/** What the BFF may grow by while it gets the payloads, once it has had the boundary values. */
const MOST_GROWTH_MB = 50;

/** The full counts of the threats' specs, then bad values in every input of the API (T55). @returns the failures */
export async function threats({ seed, share }) {
  return [...(await specs({ seed, share })), ...(await badInputs({ seed, each: scaled(PAYLOADS.length, share) }))];
}

/** Runs the spec of each threat by itself. @returns the failures */
async function specs({ seed, share }) {
  const problems = [];
  for (const [threat, files] of Object.entries(SPECS)) {
    const began = performance.now();
    const { passed, failed, isPassed } = await runSpecs({ files, title: threat, seed, share });
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    process.stdout.write(`${threat}: ${passed} passed, ${failed} failed, ${seconds} s\n`);
    if (!isPassed) problems.push(`${threat}: ${files}.spec.ts of booking, see above`);
  }
  return problems;
}

/** Boundary values, then injection payloads in every input of the API. @returns the failures */
async function badInputs({ seed, each }) {
  const site = await startSite({ fresh: true });
  try {
    const [user] = await newCustomers(1);
    const tokens = { user, admin: await signInAdmin() };
    const document = await (await fetch(`${BFF}/api/docs-json`)).json();
    let caller = 0;
    const address = () => `10.${((caller += 1) >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
    const options = { site: BFF, document, tokens, address, asStaff: true };
    const megabytes = () => proportionalBytes(site.pids().bff) / 1e6;
    const boundaries = judged('boundary values', await tryValues({ ...options, valuesOf: boundaryValuesOf }));
    const before = megabytes();
    const tricks = judged(`T55, ${each} payloads for each input`, await tryPayloads({ ...options, each, seed }));
    const grown = megabytes() - before;
    process.stdout.write(`the BFF grew by ${grown.toFixed(0)} MB from ${before.toFixed(0)} MB\n`);
    return [
      ...boundaries,
      ...tricks,
      ...(grown > MOST_GROWTH_MB ? [`the BFF grew by ${grown.toFixed(0)} MB, more than ${MOST_GROWTH_MB} MB`] : []),
      ...(await signedOut(tokens)),
    ];
  } finally {
    await site.stop();
  }
}

function judged(what, { sent, problems, times, statuses }) {
  const p99 = percentile(times, 0.99);
  process.stdout.write(
    `${what}: ${sent} requests, p99 ${p99.toFixed(0)} ms, answers ${JSON.stringify(statuses)}, ${problems.length} problems\n`,
  );
  return [
    ...problems,
    ...(p99 > MOST_P99_MS ? [`${what}: p99 ${p99.toFixed(0)} ms, more than ${MOST_P99_MS} ms`] : []),
  ];
}

/** One that was signed out on the way has tried nothing since then. */
async function signedOut(tokens) {
  const problems = [];
  for (const [name, token] of Object.entries(tokens)) {
    const { status } = await call('GET', '/api/auth/me', { token });
    if (status !== 200) problems.push(`the ${name} was signed out on the way: ${status}`);
  }
  return problems;
}
