// The booking API compared with a minimal floor.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { allowManyBookings } from './support/customers.mjs';
import { query } from './support/database.mjs';
import { workingDays } from './support/days.mjs';
import { load, sumOfStatuses } from './support/load.mjs';
import { cpuSeconds, processTree, proportionalBytes } from './support/processes.mjs';
import { writeReport } from './support/call-report.mjs';
import { BFF, call, newCustomers, PORT_BASE, SERVER_DATABASE, startSite } from './support/site.mjs';

const FLOOR_PORT = PORT_BASE + 99;
const FLOOR = `http://127.0.0.1:${FLOOR_PORT}`;
const CUSTOMERS = 60;
const CONNECTIONS = 40;
const CALLERS = 8;
/** Measured rounds of each side, after the warm-up rounds. */
const ROUNDS = 5;
const WARM_ROUNDS = 8;
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
 * Runs one side's requests; returns the load's figures, and the processor milliseconds of its processes per request
 * (`cpuMs`).
 */
async function turn({ pids, request }, total, from) {
  const before = pids.map(cpuSeconds);
  const result = await load({ total, connections: CALLERS, request: (index) => request(index + from) });
  const used = pids.reduce((sum, pid, index) => sum + cpuSeconds(pid) - before[index], 0);
  return { ...result, cpuMs: (used / total) * 1000 };
}

const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function together(turns) {
  const of = (name) => turns.map((each) => each[name]);
  return {
    cpuMs: mean(of('cpuMs')),
    perSecond: mean(of('perSecond')),
    p50: mean(of('p50')),
    p99: Math.max(...of('p99')),
    statuses: sumOfStatuses(turns),
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

const emptyCarts = () =>
  query('WITH gone AS (DELETE FROM booking.cart_line) UPDATE booking.cart SET "version" = gen_random_uuid()');

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
  const visit = idOf('Petal pedicure');
  const added = idOf('Fringe trim');
  for (const token of tokens) await call('POST', '/api/cart/add-cart', { token, body: { serviceId: visit } });
  for (const index of tokens.keys())
    await fetch(`${FLOOR}/cart`, {
      method: 'POST',
      body: JSON.stringify({ customer: visitor(index), service: visit }),
    });
  return { tokens, visit, added };
}

/** Compares the calls of the booking API with the floor, and writes bench/results.md. */
export async function run() {
  const site = await startSite({ fresh: true });
  const memory = Object.values(site.pids())
    .flatMap(processTree)
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
    writeReport({
      seconds: site.seconds,
      memory,
      rows,
      contested: { each: CUSTOMERS, connections: CONNECTIONS, rounds: contested },
    });
  } finally {
    floorProcess.kill();
    await site.stop();
  }
}
