import { load } from './load.mjs';
import { percentile } from './percentile.mjs';
import { processTree, secondsOf, usedSeconds } from './processes.mjs';
import { BFF } from './site.mjs';

const ROUNDS = 5;
const REQUESTS_PER_ROUND = 400;
const WARM_UP_REQUESTS = 4_000;

/** Processor seconds so far of what a search runs in. */
const snapshot = ({ bff, booking, postgres }) => secondsOf([bff, booking, ...processTree(postgres)]);

/** Processor milliseconds per search for free times, Postgres included (median of the rounds), and its latency. */
export async function searchCost(site, { tokens, service, days }) {
  const request = (index) => ({
    url: `${BFF}/api/appointments/check-availability`,
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[index % tokens.length]}` },
    body: { date: days[index % days.length], services: [{ _id: service, quantity: 1 }] },
  });
  await load({ total: WARM_UP_REQUESTS, connections: 8, request });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = snapshot(site.pids());
    const { p50, p99, statuses } = await load({ total: REQUESTS_PER_ROUND, connections: 8, request });
    if (statuses[200] !== REQUESTS_PER_ROUND) throw new Error(`answers ${JSON.stringify(statuses)}`);
    const used = usedSeconds(snapshot(site.pids()), before);
    rounds.push({ cpuMs: (used / REQUESTS_PER_ROUND) * 1000, p50, p99 });
  }
  return percentile(rounds, 0.5, ({ cpuMs }) => cpuMs);
}
