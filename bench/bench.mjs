// npm run bench: the booking API compared with a minimal floor. Writes bench/results.md. `-- availability`, `-- admin`,
// `-- size`, `-- restore`, …: those figures only.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { workingDays } from './support/ledger.mjs';
import { load } from './support/load.mjs';
import { cpuSeconds, family, proportionalBytes } from './support/processes.mjs';
import { madeBy, writeResults } from './support/results.mjs';
import { BFF, call, newCustomers, PORT_BASE, SERVER_DATABASE, SITE, startSite } from './support/site.mjs';

const FLOOR_PORT = PORT_BASE + 99;
const FLOOR = `http://127.0.0.1:${FLOOR_PORT}`;
const CUSTOMERS = 60;
const CONNECTIONS = 40;
const CALLERS = 8;
/** Measured rounds of each side, after the warm-up rounds. */
const ROUNDS = 5;
const WARM_ROUNDS = 8;
/** A call may cost this many times the floor's processor time. */
const MOST = 6;
const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const at = (list, index) => list[index % list.length];
/** A customer id of the floor, by index. */
const visitor = (index) => `00000000-0000-4000-8000-${String(index % CUSTOMERS).padStart(12, '0')}`;
const auth = (token) => ({ authorization: `Bearer ${token}` });

async function startFloor() {
  const child = fork(file('./support/floor.mjs'), {
    env: { ...process.env, FLOOR_PORT: String(FLOOR_PORT), FLOOR_DATABASE_URL: SERVER_DATABASE },
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The floor did not start.')));
  });
  return child;
}

/**
 * One side of a comparison: its measured processes and its requests. Processor milliseconds per request, and the load's
 * figures.
 */
async function turn({ pids, request }, total, from) {
  const before = pids.map(cpuSeconds);
  const result = await load({ total, connections: CALLERS, request: (index) => request(index + from) });
  const used = pids.reduce((sum, pid, index) => sum + cpuSeconds(pid) - before[index], 0);
  return { ...result, cpuMs: (used / total) * 1000 };
}

const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function together(turns) {
  const statuses = {};
  for (const each of turns)
    for (const [status, count] of Object.entries(each.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
  const of = (name) => turns.map((each) => each[name]);
  return {
    cpuMs: mean(of('cpuMs')),
    perSecond: mean(of('perSecond')),
    p50: mean(of('p50')),
    p99: Math.max(...of('p99')),
    statuses,
  };
}

/** Alternates both sides after a warm-up, so that other load on this machine affects both. */
async function compare({ total, warmUp, reset }, ours, floor) {
  const turns = { ours: [], floor: [] };
  let from = 0;
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) {
    const amount = round < WARM_ROUNDS ? warmUp : total;
    for (const [name, side] of Object.entries({ floor, ours })) {
      await reset?.();
      const done = await turn(side, amount, from);
      if (round >= WARM_ROUNDS) turns[name].push(done);
    }
    from += amount;
  }
  return { ours: together(turns.ours), floor: together(turns.floor) };
}

/** Raises the limit of ten unpaid bookings a day: here sixty customers make thousands. */
const allowManyBookings = () => query('UPDATE booking.settings SET "unpaidPerDay" = 1000000');
const emptyCarts = () =>
  query('WITH gone AS (DELETE FROM booking.cart_line) UPDATE booking.cart SET "version" = gen_random_uuid()');

async function query(text) {
  const db = new pg.Client({ connectionString: SERVER_DATABASE });
  await db.connect();
  await db.query(text);
  await db.end();
}

async function storm(tokens, service, date) {
  const body = { date, startTime: '10:00', endTime: '11:00', services: [{ service, quantity: 1 }] };
  return load({
    total: tokens.length,
    connections: CONNECTIONS,
    request: (index) => ({
      url: `${BFF}/api/appointments/create`,
      method: 'POST',
      headers: auth(at(tokens, index)),
      body,
    }),
  });
}

/** The requirement of each call, and whether it is met. */
function verdict({ name, ours, floor, ratio }) {
  if (name === 'services list')
    return `- services list: ${ours.perSecond.toFixed(0)} requests/s, floor ${floor.perSecond.toFixed(0)}: ${ours.perSecond >= floor.perSecond ? 'met' : 'not met'} (at least the floor's)`;
  return `- ${name}: ${ratio.toFixed(1)} times the floor's CPU: ${ratio <= MOST ? 'met' : 'not met'} (at most ${MOST.toFixed(1)})`;
}

const searchOf = (date, service) => ({ date, services: [{ _id: service, quantity: 1 }] });
const startOf = (index) => `${String(9 + (index % 9)).padStart(2, '0')}:00`;

const bookingOf = (date, index, service) => ({
  date,
  startTime: startOf(index),
  services: [{ service, quantity: 1 }],
});

/**
 * The compared calls: counts, and the requests of site and floor by index. `visit` is the booked service, `added` the
 * one put into empty carts.
 */
function callsOf({ tokens, visit, added }) {
  const horizon = workingDays(60);
  const dayOf = (index) => at(horizon, Math.floor(index / 15));
  const post = (path, index, body) => ({
    url: `${BFF}${path}`,
    method: 'POST',
    headers: auth(at(tokens, index)),
    body,
  });
  const postToFloor = (path, body) => ({ url: `${FLOOR}${path}`, method: 'POST', body });
  return {
    list: {
      name: 'services list',
      amount: { total: 2000, warmUp: 1000 },
      ours: () => ({ url: `${BFF}/api/services/get-services` }),
      floor: () => ({ url: `${FLOOR}/services` }),
    },
    availability: {
      name: 'availability',
      amount: { total: 2000, warmUp: 1500 },
      ours: (index) => post('/api/appointments/check-availability', index, searchOf(at(horizon, index), visit)),
      floor: (index) => postToFloor('/availability', searchOf(at(horizon, index), visit)),
    },
    create: {
      name: 'create',
      amount: { total: 500, warmUp: 1000 },
      ours: (index) => post('/api/appointments/create', index, bookingOf(dayOf(index), index, visit)),
      floor: (index) =>
        postToFloor('/create', { customer: visitor(index), start: `${dayOf(index)}T${startOf(index)}:00+05:30` }),
    },
    // 500 adds of a short service to empty carts: a line holds at most ten.
    cartAdd: {
      name: 'cart add',
      amount: { total: 500, warmUp: 500, reset: emptyCarts },
      ours: (index) => post('/api/cart/add-cart', index, { serviceId: added }),
      floor: (index) => postToFloor('/cart', { customer: visitor(index), service: visit }),
    },
  };
}

/** Puts the service into the customers' carts on both sides. */
async function prepare() {
  await allowManyBookings();
  const tokens = await newCustomers(CUSTOMERS);
  const { services } = (await call('GET', '/api/services/get-services')).body.data;
  const idOf = (wanted) => services.find(({ title }) => title === wanted)._id;
  const [visit, added] = [idOf('Petal pedicure'), idOf('Fringe trim')];
  for (const token of tokens) await call('POST', '/api/cart/add-cart', { token, body: { serviceId: visit } });
  for (const index of tokens.keys())
    await fetch(`${FLOOR}/cart`, {
      method: 'POST',
      body: JSON.stringify({ customer: visitor(index), service: visit }),
    });
  return { tokens, visit, added };
}

async function main() {
  const site = await startSite({ fresh: true });
  const memory = Object.values(site.pids())
    .flatMap(family)
    .reduce((sum, pid) => sum + proportionalBytes(pid), 0);
  const floorProcess = await startFloor();
  const rows = [];
  try {
    const prepared = await prepare();
    const { bff, catalog, account, booking } = site.pids();
    const bench = async ({ name, amount, ours, floor }) => {
      const sides = [
        { pids: [bff, catalog, account, booking], request: ours },
        { pids: [floorProcess.pid], request: floor },
      ];
      const found = await compare(amount, ...sides);
      rows.push({ name, ...found, ratio: found.ours.cpuMs / found.floor.cpuMs });
    };
    const { list, availability, create, cartAdd } = callsOf(prepared);
    for (const each of [list, availability, create]) await bench(each);
    const contested = [];
    for (const date of workingDays(30).slice(10, 20))
      contested.push(await storm(prepared.tokens, prepared.visit, date));
    await bench(cartAdd);
    report({ site, memory, rows, contested });
  } finally {
    floorProcess.kill();
    await site.stop();
  }
}

function report({ site, memory, rows, contested }) {
  const attempts = contested.length * CUSTOMERS;
  const seconds = contested.reduce((sum, each) => sum + each.seconds, 0);
  const statuses = {};
  for (const each of contested)
    for (const [status, count] of Object.entries(each.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
  const lines = [
    '# Results',
    '',
    `${madeBy('npm run bench')}; ${SITE} and load on the same machine.`,
    '',
    `- everything started: ${site.seconds.toFixed(1)} s; whole stack ${Math.round(memory / 2 ** 20)} MB (PSS)`,
    `- booking storm: ${attempts} attempts at ${CONNECTIONS} connections, ${(attempts / seconds).toFixed(0)}/s, p99 ${Math.max(...contested.map((each) => each.p99)).toFixed(0)} ms, answers ${JSON.stringify(statuses)}`,
    '',
    '| call | site: requests/s | p50 ms | p99 ms | CPU ms | floor: requests/s | CPU ms | ratio | answers | of the floor |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map(
      ({ name, ours, floor, ratio }) =>
        `| ${name} | ${ours.perSecond.toFixed(0)} | ${ours.p50.toFixed(1)} | ${ours.p99.toFixed(1)} | ${ours.cpuMs.toFixed(2)} | ${floor.perSecond.toFixed(0)} | ${floor.cpuMs.toFixed(2)} | ${ratio.toFixed(1)} | ${JSON.stringify(ours.statuses)} | ${JSON.stringify(floor.statuses)} |`,
    ),
    '',
    'CPU is the processor time of our own processes per request (BFF and services; the floor: one process), Postgres apart.',
    'The floor is one bare process that asks the same database what no such salon can leave out: a search there knows how long the services take; a booking locks its day, prices the cart, gives back',
    'the other hold of the customer, looks who is free, and writes visit, history and job in one transaction.',
    '',
    ...rows.map(verdict),
    '',
  ];
  writeResults(lines);
}

const [, , only, count] = process.argv;
if (only === 'availability') await (await import('./availability.mjs')).run();
else if (only === 'admin') process.exitCode = (await (await import('./admin.mjs')).run()) ? 0 : 1;
else if (only === 'login') process.exitCode = (await (await import('./login.mjs')).run()) ? 0 : 1;
else if (only === 'desk') process.exitCode = (await (await import('./desk.mjs')).run()) ? 0 : 1;
else if (only === 'reports') process.exitCode = (await (await import('./reports.mjs')).run()) ? 0 : 1;
else if (only === 'size') process.exitCode = (await (await import('./size.mjs')).run(count && Number(count))) ? 0 : 1;
else if (only === 'restore')
  process.exitCode = (await (await import('./restore.mjs')).run(count && Number(count))) ? 0 : 1;
else if (only === 'pages') process.exitCode = (await (await import('./pages.mjs')).run()) ? 0 : 1;
else await main();
