import { percentile } from '../support/percentile.mjs';
import { call } from '../support/site.mjs';

const MOST_GAP_MS = 10;
/** First pairs that are not counted: the processes have just started. */
const WARM_UP_PAIRS = 20;

/**
 * A forgotten password is answered alike and as quickly for an unknown e-mail address as for a known one (T2).
 * @param fromElsewhere headers of a request from another network
 * @returns what went wrong, as sentences
 */
export async function forgottenPasswords(emails, fromElsewhere) {
  const times = { known: [], unknown: [] };
  const bodies = new Set();
  const ask = async (kind, email) => {
    const began = performance.now();
    const { status, body } = await call('POST', '/api/auth/forgot-password', {
      body: { email },
      headers: fromElsewhere(),
    });
    times[kind].push(performance.now() - began);
    bodies.add(`${status} ${JSON.stringify(body)}`);
  };
  for (const [index, email] of emails.entries()) {
    await ask('known', email);
    await ask('unknown', `nobody-${index}@example.test`);
  }
  const p95 = (kind) => percentile(times[kind].slice(WARM_UP_PAIRS), 0.95);
  const gap = Math.abs(p95('known') - p95('unknown'));
  process.stdout.write(
    `T2 forgotten passwords: p95 ${p95('known').toFixed(1)} ms known, ` +
      `${p95('unknown').toFixed(1)} ms unknown, ${bodies.size} body\n`,
  );
  return [
    ...(gap > MOST_GAP_MS ? [`T2: known and unknown addresses differ by ${gap.toFixed(1)} ms`] : []),
    ...(bodies.size > 1 ? [`T2: different answers: ${[...bodies].join(' and ')}`] : []),
  ];
}
