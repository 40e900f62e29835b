import { tryTricks } from '../../e2e/support/injection.mjs';
import { PAYLOADS } from '../../e2e/support/injection-payloads.mjs';
import { scaled } from '../support/random.mjs';
import { BFF, newCustomers, signInAdmin, startSite } from '../support/site.mjs';
import { runSpecs } from '../support/specs.mjs';

/** The threats whose specs take random cases (`chaos.scaled`). */
const SPECS = {
  T20: 'holds/hostile-bodies',
  T23: 'cart/two-clients',
  T26: 'holds/hostile-bodies',
};

/** The full counts of the threats' specs, then injection payloads (T55). @returns the failures */
export async function threats({ seed, share }) {
  return [...(await specs({ seed, share })), ...(await injection({ seed, each: scaled(PAYLOADS.length, share) }))];
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

/** Injection payloads in every input of the API. @returns the failures */
async function injection({ seed, each }) {
  process.stdout.write(`T55: ${each} payloads for each input\n`);
  const site = await startSite({ fresh: true });
  try {
    const [user] = await newCustomers(1);
    const admin = await signInAdmin();
    const document = await (await fetch(`${BFF}/api/docs-json`)).json();
    let caller = 0;
    const address = () => `10.${((caller += 1) >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
    const { sent, problems } = await tryTricks({
      site: BFF,
      document,
      tokens: { user, admin },
      each,
      seed,
      address,
    });
    process.stdout.write(`T55: ${sent} requests, ${problems.length} problems\n`);
    return problems;
  } finally {
    await site.stop();
  }
}
