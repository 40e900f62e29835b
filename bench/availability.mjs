// npm run bench -- availability: the cost of a search for free times with 1,000 and with 100,000 stored visits.
import pg from 'pg';
import { bookingSetUp } from './support/customers.mjs';
import { load, percentile } from './support/load.mjs';
import { cpuSeconds, family } from './support/processes.mjs';
import { BFF, SERVER_DATABASE, startSite } from './support/site.mjs';

const FEW = 1_000;
const MANY = 100_000;
const CUSTOMERS = 10;
const ROUNDS = 5;
const EACH = 400;
const WARM = 4_000;
const MOST = 1.5;

/** Fills past days with visits of three stylists from nine to six, up to `count`. */
const FILL = `
  INSERT INTO booking.appointment ("id", "bookedOn", "customerId", "customerName", "customerEmail", "status", "money", "stylistId", "day", "startTime", "endTime",
                                   "startsAt", "endsAt", "minutes", "lines", "totalCents", "feeCents", "requestHash", "createdAt")
  SELECT gen_random_uuid(), past."day", gen_random_uuid(), 'n', 'e', 'completed', 'paid', stylist."id", past."day", lpad(hour::text, 2, '0') || ':00', lpad((hour + 1)::text, 2, '0') || ':00',
         (past."day" + make_interval(hours => hour)) AT TIME ZONE 'Asia/Colombo', (past."day" + make_interval(hours => hour + 1)) AT TIME ZONE 'Asia/Colombo', 60, '[]', 1, 1, '', past."day"
  FROM (SELECT current_date - n AS "day" FROM generate_series(1, 5000) n) past, generate_series(9, 17) AS hour, booking.stylist
  ORDER BY past."day" DESC, hour, stylist."id" OFFSET $1 LIMIT $2`;

async function fill(db, from, to) {
  await db.query(FILL, [from, to - from]);
  await db.query('ANALYZE booking.appointment');
}

/** Processor seconds per process so far; a process that has ended is left out. */
function secondsOf({ bff, booking, postgres }) {
  return new Map(
    [bff, booking, ...family(postgres)].flatMap((pid) => {
      try {
        return [[pid, cpuSeconds(pid)]];
      } catch {
        return [];
      }
    }),
  );
}

/** Processor milliseconds per search, Postgres included (median of the rounds), and its latency. */
async function cost(site, request) {
  await load({ total: WARM, connections: 8, request });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = secondsOf(site.pids());
    const { p50, p99, statuses } = await load({ total: EACH, connections: 8, request });
    if (statuses[200] !== EACH) throw new Error(`answers ${JSON.stringify(statuses)}`);
    const used = [...secondsOf(site.pids())].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
    rounds.push({ cpuMs: (used / EACH) * 1000, p50, p99 });
  }
  return percentile(
    rounds.sort((a, b) => a.cpuMs - b.cpuMs),
    0.5,
  );
}

/** Measures and prints; fails when a hundred times as many visits cost more than 1.5 times as much. */
export async function run() {
  const site = await startSite({ fresh: true });
  const db = new pg.Client({ connectionString: SERVER_DATABASE });
  try {
    await db.connect();
    const { tokens, service, days } = await bookingSetUp({ customers: CUSTOMERS, days: 60 });
    const request = (index) => ({
      url: `${BFF}/api/appointments/check-availability`,
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[index % CUSTOMERS]}` },
      body: { date: days[index % days.length], services: [{ _id: service, quantity: 1 }] },
    });
    await fill(db, 0, FEW);
    const few = await cost(site, request);
    await fill(db, FEW, MANY);
    const many = await cost(site, request);
    report(few, many);
  } finally {
    await db.end();
    await site.stop();
  }
}

function report(few, many) {
  const line = (stored, { cpuMs, p50, p99 }) =>
    `${stored.toLocaleString('en-US').padStart(8)} stored visits: ${cpuMs.toFixed(2)} ms of processor a search, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  const ratio = many.cpuMs / few.cpuMs;
  process.stdout.write(`${line(FEW, few)}\n${line(MANY, many)}\nratio ${ratio.toFixed(2)}, at most ${MOST}\n`);
  if (ratio > MOST) process.exitCode = 1;
}
