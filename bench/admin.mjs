// npm run bench -- admin: the salon's own screens after a press, searches in a large salon, the impact of a leave.
// Writes its part of bench/results.md.
import { loadavg } from 'node:os';
import pg from 'pg';
import { bookingSetUp } from './support/customers.mjs';
import { dayAfter } from './support/days.mjs';
import { fillSalon, LEAVE, STYLISTS, VISITS } from './support/large-salon.mjs';
import { percentile } from './support/percentile.mjs';
import { madeBy, writeResults } from './support/results.mjs';
import { screenTimes } from './support/screens.mjs';
import { searchCost } from './support/search-cost.mjs';
import { call, SERVER_DATABASE, signInAdmin, SITE, startSite } from './support/site.mjs';

const CUSTOMERS = 10;
const PREVIEWS = 9;
/** From the press to the data, of a preview, and how much dearer a search may be. */
const MOST = { screenMs: 300, impactMs: 500, searchRatio: 2 };

/** Half an hour with ten minutes after it and a middle in which the stylist is free. */
async function divide(token, service) {
  const body = { bufferMinutes: 10, freeMiddle: { after: 10, minutes: 10 } };
  const { status } = await call('PATCH', `/api/admin/content/services/${service}`, { token, body });
  if (status !== 200) throw new Error(`the service was not changed: ${status}`);
}

async function impactTimes(token, stylistId) {
  const exception = {
    stylistId,
    kind: 'leave',
    hours: null,
    note: '',
    from: dayAfter(LEAVE.inDays),
    to: dayAfter(LEAVE.inDays + LEAVE.days - 1),
  };
  const times = [];
  for (let each = 0; each < PREVIEWS; each += 1) {
    const began = performance.now();
    const { body } = await call('POST', '/api/admin/hours/impact', {
      token,
      body: { change: { subject: 'exception', exception } },
    });
    times.push(performance.now() - began);
    if (body.data?.total !== LEAVE.visits) throw new Error(`impact: ${JSON.stringify(body).slice(0, 300)}`);
  }
  return times;
}

const met = (isMet) => (isMet ? 'met' : 'not met');

function linesOf({ few, many, impact, screens }) {
  const ratio = many.cpuMs / few.cpuMs;
  const p75 = percentile(impact, 0.75);
  const search = ({ cpuMs, p50, p99 }) =>
    `${cpuMs.toFixed(2)} ms of processor, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  return [
    '## The salon’s own screens',
    '',
    `${madeBy('npm run bench -- admin')}; ${SITE}, browser and load on the same machine (load average ${loadavg()[0].toFixed(1)}).`,
    '',
    `- a search with 3 stylists and no visits: ${search(few)}`,
    `- with ${STYLISTS} stylists, plans, leave, buffer, free middle and ${VISITS.toLocaleString('en-US')} visits: ` +
      `${search(many)}; ${ratio.toFixed(2)} times: ${met(ratio <= MOST.searchRatio)} (at most ${MOST.searchRatio})`,
    `- preview of a week's leave with ${LEAVE.visits} visits: p50 ${percentile(impact, 0.5).toFixed(0)} ms, ` +
      `p75 ${p75.toFixed(0)} ms: ${met(p75 < MOST.impactMs)} (below ${MOST.impactMs})`,
    '',
    'From the press on its link until a screen stands with its data, in a new browser profile each time ' +
      `and in the salon of ${VISITS.toLocaleString('en-US')} visits (below ${MOST.screenMs} ms):`,
    '',
    '| screen | p50 ms | p75 ms | |',
    '|---|---|---|---|',
    ...screens.map(
      (each) => `| ${each.path} | ${each.p50.toFixed(0)} | ${each.p75.toFixed(0)} | ${met(each.p75 < MOST.screenMs)} |`,
    ),
  ];
}

/** Measures, prints and writes the results; false when a budget is exceeded. */
export async function run() {
  const site = await startSite({ fresh: true, env: { RATE_LIMITS: 'relaxed' } });
  const db = new pg.Client({ connectionString: SERVER_DATABASE });
  try {
    await db.connect();
    const customers = await bookingSetUp({ customers: CUSTOMERS, days: 60 });
    const few = await searchCost(site, customers);
    const admin = await signInAdmin();
    await divide(admin, customers.service);
    const stylist = await fillSalon(db, customers.service);
    const many = await searchCost(site, customers);
    const impact = await impactTimes(admin, stylist);
    const lines = linesOf({ few, many, impact, screens: await screenTimes(admin) });
    writeResults(lines);
    return !lines.some((line) => line.includes('not met'));
  } finally {
    await db.end();
    await site.stop();
  }
}
