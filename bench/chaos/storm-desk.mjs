// The desk and customers want the same time at once: bookings, moves of one visit and blocked time; there is one
// winner.
import { load } from '../support/load.mjs';
import { BFF, call, signInAdmin } from '../support/site.mjs';

const START = '10:00';
const ELSEWHERE = '15:00';
const BLOCK = 'blocked time';

const walkIn = ({ service, stylistId }, date, startTime, place) => ({
  date,
  startTime,
  stylistId,
  origin: 'walk_in',
  note: '',
  services: [{ service, quantity: 1 }],
  customer: { name: `Walk-in ${place}`, email: '', phone: `077${String(1_000_000 + place)}` },
});

/**
 * Every other write is the desk's: one blocks the time, each tenth moves the visit that stands elsewhere, the others
 * book.
 */
function writeOf(salon, date, moved, index) {
  const { desk, service, stylistId, tokens } = salon;
  const place = { date, startTime: START, stylistId };
  if (index % 2 === 0)
    return {
      path: '/api/appointments/create',
      token: tokens[index],
      body: { ...place, services: [{ service, quantity: 1 }] },
    };
  if (index === 1)
    return {
      path: '/api/admin/desk/blocks',
      token: desk,
      body: { ...place, endTime: '11:30', reason: 'Training' },
    };
  if (index % 20 === 3)
    return {
      path: `/api/admin/desk/visits/${moved}/move`,
      token: desk,
      body: { ...place, from: { date, startTime: ELSEWHERE, stylistId }, tell: false, reason: 'storm' },
    };
  return { path: '/api/admin/desk/visits', token: desk, body: walkIn(salon, date, START, index) };
}

async function round(salon, writes, date) {
  const visit = await call('POST', '/api/admin/desk/visits', {
    token: salon.desk,
    body: walkIn(salon, date, ELSEWHERE, writes),
  });
  if (visit.status !== 201) throw new Error(`the visit to be moved was answered ${JSON.stringify(visit)}`);
  const order = Array.from({ length: writes }, (_, at) => at).sort(() => salon.random() - 0.5);
  // A move that was made before is answered as made: it is the same winner.
  const winners = new Set();
  const { p99, statuses } = await load({
    total: writes,
    connections: writes,
    request: (index) => {
      const { path, token, body } = writeOf(salon, date, visit.body.data.appointment._id, order[index]);
      return { url: `${BFF}${path}`, method: 'POST', headers: { authorization: `Bearer ${token}` }, body };
    },
    answered: (_index, status, body) => status < 300 && winners.add(body.data.appointment?._id ?? BLOCK),
  });
  const { 200: moved = 0, 201: made = 0, 409: refused = 0, ...others } = statuses;
  const isRight = winners.size === 1 && moved + made + refused === writes;
  const problems = isRight
    ? []
    : [`desk and online on ${date}: ${winners.size} won, ${refused} refused, others ${JSON.stringify(others)}`];
  return { p99, sold: [...winners].filter((id) => id !== BLOCK), problems };
}

/** Rounds of mixed writes; returns the problems, and the visits whose write was acknowledged. */
export async function deskStorm(salon, { writes, rounds, slowestMs }) {
  const desk = await signInAdmin();
  const problems = [];
  const sold = [];
  let worst = 0;
  for (const date of salon.days.splice(0, rounds)) {
    const outcome = await round({ ...salon, desk }, writes, date);
    worst = Math.max(worst, outcome.p99);
    sold.push(...outcome.sold);
    problems.push(...outcome.problems);
  }
  process.stdout.write(
    `desk and online: ${rounds} rounds of ${writes} writes for one time, slowest p99 ${worst.toFixed(0)} ms, ` +
      `${sold.length} of the winners are visits\n`,
  );
  if (worst > slowestMs) problems.push(`desk and online: p99 ${worst.toFixed(0)} ms, more than ${slowestMs} ms`);
  return { problems, sold };
}
