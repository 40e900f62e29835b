import { load } from './load.mjs';
import { percentile } from './percentile.mjs';
import { processTree, secondsOf, usedSeconds } from './processes.mjs';

const ROUNDS = 5;
const REQUESTS = { warm: 2_000, each: 300 };
const CONNECTIONS = 8;
/** What a request may cost processor time of, each with its children. */
export const PARTS = ['edge', 'bff', 'catalog', 'account', 'booking', 'postgres'];

const snapshot = (pids) => Object.fromEntries(PARTS.map((part) => [part, secondsOf(processTree(pids[part]))]));

/**
 * Processor milliseconds of one request, `cpuMs`, those of each part, `parts`, and its latency: the median of the
 * rounds.
 */
export async function callCost(site, { name, request, status = 200, requests = REQUESTS }) {
  let from = 0;
  const next = async (total) => {
    const first = from;
    from += total;
    const done = await load({ total, connections: CONNECTIONS, request: (index) => request(first + index) });
    if (done.statuses[status] !== total) throw new Error(`${name} was answered ${JSON.stringify(done.statuses)}`);
    return done;
  };
  await next(requests.warm);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = snapshot(site.pids());
    const { p50 } = await next(requests.each);
    const after = snapshot(site.pids());
    const parts = Object.fromEntries(
      PARTS.map((part) => [part, (usedSeconds(after[part], before[part]) / requests.each) * 1_000]),
    );
    rounds.push({ cpuMs: Object.values(parts).reduce((sum, ms) => sum + ms, 0), parts, p50 });
  }
  return percentile(rounds, 0.5, ({ cpuMs }) => cpuMs);
}
