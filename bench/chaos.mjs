// npm run chaos -- storm [--seed N]: many customers press for the same times at once; each time is sold as often as there are stylists, and no more.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { load } from './support/load.mjs';
import { BFF, call, newCustomers, SERVER_DATABASE, startSite } from './support/site.mjs';

const CUSTOMERS = 200;
const ROUNDS = 30;
const STYLISTS = 3;
const INVARIANTS = fileURLToPath(new URL('../services/booking/src/testing/invariants.sql', import.meta.url));

const seedAt = process.argv.indexOf('--seed');
const seed = seedAt > 0 ? Number(process.argv[seedAt + 1]) : Math.floor(Math.random() * 1e9);

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function random(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function workingDays(count) {
  const list = [];
  for (let ahead = 3; list.length < count; ahead += 1) {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Colombo' }).format(new Date(Date.now() + ahead * 86_400_000));
    if (new Date(`${day}T00:00:00Z`).getUTCDay() !== 0) list.push(day);
  }
  return list;
}

const deadlocksOf = async (db) => (await db.query("SELECT deadlocks::int FROM pg_stat_database WHERE datname = 'salon'")).rows[0].deadlocks;

/** Everybody presses on one day; odd rounds for one time, even ones for five that partly overlap. Answers what was wrong. */
async function press({ tokens, service, next }, round, date) {
  const overlapping = round % 2 === 0;
  const starts = tokens.map(() => (overlapping ? ['10:00', '10:30', '11:00', '11:30', '12:00'][Math.floor(next() * 5)] : '10:00'));
  const { statuses, p99 } = await load({
    total: CUSTOMERS, connections: 40,
    request: (index) => ({ url: `${BFF}/api/appointments/create`, method: 'POST', headers: { authorization: `Bearer ${tokens[index]}` }, body: { date, startTime: starts[index], services: [{ service, quantity: 1 }] } }),
  });
  const sold = statuses[201] ?? 0;
  const problems = [];
  if (Object.keys(statuses).some((status) => !['201', '409'].includes(status))) problems.push(`round ${round}: answers ${JSON.stringify(statuses)}`);
  if (overlapping ? sold < STYLISTS || sold > STYLISTS * 3 : sold !== STYLISTS) problems.push(`round ${round}: sold ${sold}`);
  return { p99, problems };
}

async function prepare(db) {
  await db.query('UPDATE booking.settings SET "unpaidPerDay" = 1000000');
  const tokens = await newCustomers(CUSTOMERS);
  const { body } = await call('GET', '/api/services/get-services');
  const service = body.data.services.find(({ title }) => title === 'Petal pedicure')._id;
  for (const token of tokens) await call('POST', '/api/cart/add-cart', { token, body: { serviceId: service } });
  return { tokens, service, next: random(seed) };
}

async function storm() {
  process.stdout.write(`storm: seed ${seed}, ${CUSTOMERS} customers, ${ROUNDS} rounds\n`);
  const site = await startSite({ fresh: true });
  const db = new pg.Client({ connectionString: SERVER_DATABASE });
  const problems = [];
  try {
    await db.connect();
    const crowd = await prepare(db);
    const before = await deadlocksOf(db);
    let slowest = 0;
    for (const [round, date] of workingDays(ROUNDS).entries()) {
      const pressed = await press(crowd, round, date);
      slowest = Math.max(slowest, pressed.p99);
      problems.push(...pressed.problems);
    }
    const { rows } = await db.query(readFileSync(INVARIANTS, 'utf8'), [new Date()]);
    problems.push(...rows.filter(({ broken }) => broken > 0).map(({ invariant, broken }) => `${invariant}: ${broken}`));
    const deadlocks = (await deadlocksOf(db)) - before;
    if (deadlocks > 0) problems.push(`${deadlocks} deadlocks`);
    process.stdout.write(`${ROUNDS * CUSTOMERS} contested attempts, slowest p99 ${slowest.toFixed(0)} ms, ${deadlocks} deadlocks, ${rows.length} invariants asked\n`);
  } finally {
    await db.end();
    await site.stop();
  }
  for (const problem of problems) process.stdout.write(`FAILED ${problem}\n`);
  process.exit(problems.length > 0 ? 1 : 0);
}

const runs = { storm };
const run = runs[process.argv[2]];
if (!run) {
  process.stdout.write(`Say which run: npm run chaos -- ${Object.keys(runs).join(' | ')}\n`);
  process.exit(1);
}
await run();
