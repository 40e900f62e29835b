import { load, percentile } from './load.mjs';
import { cpuSeconds, family } from './processes.mjs';

const ROUNDS = 5;
const AMOUNT = { warm: 2_000, each: 300 };
const CONNECTIONS = 8;

/** Processor seconds so far of our own processes and of the database's; one that has ended is left out. */
function secondsOf({ bff, catalog, account, booking, postgres }) {
  const each = (pids) =>
    new Map(
      pids.flatMap((pid) => {
        try {
          return [[pid, cpuSeconds(pid)]];
        } catch {
          return [];
        }
      }),
    );
  return { own: each([bff, catalog, account, booking]), database: each(family(postgres)) };
}

const used = (after, before) => [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);

/** Processor milliseconds of one request, `cpuMs`, of them the database's, `databaseMs`, and its latency: the median of the rounds. */
export async function callCost(site, { name, request, status = 200, amount = AMOUNT }) {
  let from = 0;
  const next = async (total) => {
    const first = from;
    from += total;
    const done = await load({ total, connections: CONNECTIONS, request: (index) => request(first + index) });
    if (done.statuses[status] !== total) throw new Error(`${name} was answered ${JSON.stringify(done.statuses)}`);
    return done;
  };
  await next(amount.warm);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = secondsOf(site.pids());
    const { p50, p99 } = await next(amount.each);
    const after = secondsOf(site.pids());
    const [own, database] = [used(after.own, before.own), used(after.database, before.database)];
    const perCall = (seconds) => (seconds / amount.each) * 1000;
    rounds.push({ cpuMs: perCall(own + database), databaseMs: perCall(database), p50, p99 });
  }
  return percentile(
    rounds.sort((a, b) => a.cpuMs - b.cpuMs),
    0.5,
  );
}
