// Many customers book the same time at once: it is sold once, no call fails otherwise, and a repeated call is one
// booking.
import { seededRandom, pick, scaled } from '../support/random.mjs';
import { query } from '../support/database.mjs';
import { workingDays } from '../support/days.mjs';
import { brokenInvariants, deadlocks, lostOf } from '../support/invariants.mjs';
import { load } from '../support/load.mjs';
import { BFF, call, newCustomers, startSite } from '../support/site.mjs';
import { deskStorm } from './storm-desk.mjs';
import { retries } from './storm-retries.mjs';

const MINUTES = 90;
const QUARTERS = ['10:00', '10:15', '10:30', '10:45', '11:00'];

/** R1: one time of one stylist. R1b: five starts a quarter of an hour apart, which all overlap. */
const STORMS = [
  { name: 'same time', customers: 200, rounds: 30, connections: 200, slowestMs: 2_000, starts: ['10:00'] },
  { name: 'overlapping times', customers: 500, rounds: 10, connections: 40, slowestMs: 3_000, starts: QUARTERS },
];

/** Half of the writes are customers', half are the desk's. */
const DESK = { writes: 200, rounds: 30, slowestMs: 3_000 };

async function round(salon, { name, customers, connections, starts }, date) {
  const { tokens, service, stylistId, random } = salon;
  const sold = [];
  const requests = tokens.slice(0, customers).map((token) => ({ token, startTime: pick(random, starts) }));
  const measured = await load({
    total: requests.length,
    connections,
    request: (index) => ({
      url: `${BFF}/api/appointments/create`,
      method: 'POST',
      headers: { authorization: `Bearer ${requests[index].token}` },
      body: { date, startTime: requests[index].startTime, stylistId, services: [{ service, quantity: 1 }] },
    }),
    answered: (_index, status, body) => status === 201 && sold.push(body.data.appointment._id),
  });
  const { 201: won = 0, 409: lost = 0, ...others } = measured.statuses;
  const isRight = won === 1 && lost === requests.length - 1;
  return {
    ...measured,
    sold,
    problems: isRight ? [] : [`${name} on ${date}: ${won} won, ${lost} lost, others ${JSON.stringify(others)}`],
  };
}

async function runStorm(salon, storm) {
  const problems = [];
  const sold = [];
  let slowest = 0;
  let seconds = 0;
  for (const date of salon.days.splice(0, storm.rounds)) {
    const outcome = await round(salon, storm, date);
    slowest = Math.max(slowest, outcome.p99);
    seconds += outcome.seconds;
    sold.push(...outcome.sold);
    problems.push(...outcome.problems);
  }
  const attempts = storm.customers * storm.rounds;
  process.stdout.write(
    `${storm.name}: ${attempts} contested attempts in ${storm.rounds} rounds, ` +
      `${(attempts / seconds).toFixed(0)} a second, slowest p99 ${slowest.toFixed(0)} ms, ${sold.length} sold\n`,
  );
  if (slowest > storm.slowestMs)
    problems.push(`${storm.name}: p99 ${slowest.toFixed(0)} ms, more than ${storm.slowestMs} ms`);
  for (const id of await lostOf(sold))
    problems.push(`${storm.name}: appointment ${id} was acknowledged and is not there`);
  return problems;
}

/** A quarter-hour grid, no limit of unpaid bookings, and customers with a cart of ninety minutes. */
async function openSalon(customers, days, random) {
  await query('UPDATE booking.settings SET "gridMinutes" = 15, "unpaidPerDay" = 1000000');
  const tokens = await newCustomers(customers);
  const { body: menu } = await call('GET', '/api/services/get-services');
  const service = menu.data.services.find(({ averageTime }) => averageTime === MINUTES)._id;
  for (const token of tokens) await call('POST', '/api/cart/add-cart', { token, body: { serviceId: service } });
  const [stylist] = await query('SELECT "id" FROM booking.stylist ORDER BY "position" LIMIT 1');
  return { tokens, service, stylistId: stylist.id, days: workingDays(days), random };
}

export async function storm({ seed, share }) {
  const storms = STORMS.map((each) => ({
    ...each,
    customers: scaled(each.customers, share, 60),
    rounds: scaled(each.rounds, share, 2),
  }));
  const desk = { ...DESK, writes: scaled(DESK.writes, share, 40), rounds: scaled(DESK.rounds, share, 2) };
  const site = await startSite({ fresh: true });
  const customers = Math.max(...storms.map((each) => each.customers), desk.writes);
  const days = [...storms, desk].reduce((sum, { rounds }) => sum + rounds, 0) + 4;
  const salon = await openSalon(customers, days, seededRandom(seed));
  const before = await deadlocks();
  const problems = [];
  for (const each of storms) problems.push(...(await runStorm(salon, each)));
  const mixed = await deskStorm(salon, desk);
  problems.push(...mixed.problems);
  for (const id of await lostOf(mixed.sold))
    problems.push(`desk and online: visit ${id} was acknowledged and is not there`);
  problems.push(...(await retries(salon, scaled(100, share, 20))));
  problems.push(...(await brokenInvariants('after the storm')));
  const met = (await deadlocks()) - before;
  process.stdout.write(`${met} deadlocks\n`);
  await site.stop();
  return met > 0 ? [...problems, `${met} deadlocks`] : problems;
}
