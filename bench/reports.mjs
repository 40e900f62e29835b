// npm run bench -- reports: two years of a salon with a million visits, through the BFF. Writes its part of bench/results.md.
import { loadavg } from 'node:os';
import pg from 'pg';
import { percentile } from './support/load.mjs';
import { madeBy, writeResults } from './support/results.mjs';
import { call, SERVER_DATABASE, SITE, startSite } from './support/site.mjs';
import { directly, fillTwoYears, VISITS } from './support/two-years.mjs';

const READS = 20;
/** Milliseconds of a report, p95. */
const MOST = 1_000;

const dayAfter = (days) => new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const RANGE = { from: dayAfter(20 - 730), to: dayAfter(20) };

async function read(token) {
  const began = performance.now();
  const { status, body } = await call('GET', `/api/admin/reports?from=${RANGE.from}&to=${RANGE.to}`, { token });
  return { status, code: body.code, ms: performance.now() - began };
}

/** Seconds until all days have been counted once: a read says so, and the next one goes on there. */
async function first(token) {
  const began = performance.now();
  for (let tries = 0; tries < 300; tries += 1) {
    const { status, code } = await read(token);
    if (status === 200) return (performance.now() - began) / 1000;
    if (code !== 'REPORT_COUNTING') throw new Error(`${status} ${code}`);
  }
  throw new Error('no report');
}

/** Each read after a change of a visit, so that its day is counted anew. */
async function afterChanges(db, token) {
  const times = [];
  for (let each = 0; each < READS; each += 1) {
    await db.query(
      `UPDATE booking.appointment SET "note" = $1 WHERE "id" = (SELECT "id" FROM booking.appointment WHERE "day" = current_date LIMIT 1)`,
      [`change ${each}`],
    );
    const { status, ms } = await read(token);
    if (status !== 200) throw new Error(`status ${status}`);
    times.push(ms);
  }
  return times.sort((a, b) => a - b);
}

/** Measures, prints and writes the results; false when the budget is exceeded. */
export async function run() {
  const site = await startSite({ fresh: true, env: { RATE_LIMITS: 'relaxed' } });
  const db = new pg.Client({ connectionString: SERVER_DATABASE });
  try {
    await db.connect();
    const admin = { email: 'admin@araliya.test', password: 'Admin123!', role: 'admin' };
    await fillTwoYears(db);
    const direct = await directly(db, RANGE.from, RANGE.to);
    const { token } = (await call('POST', '/api/auth/login', { body: admin })).body;
    const seconds = await first(token);
    const times = await afterChanges(db, token);
    const p95 = percentile(times, 0.95);
    writeResults([
      '## Reports',
      '',
      `${madeBy('npm run bench -- reports')}; ${SITE} and load on the same machine (load average ${loadavg()[0].toFixed(1)}).`,
      '',
      `- two years with ${VISITS.toLocaleString('en-US')} visits, each read after a change of a visit: p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms: ${p95 < MOST ? 'met' : 'not met'} (below ${MOST})`,
      `- two of its parts by SQL over the visits: ${direct.toFixed(0)} ms`,
      `- counting every day once, after an upgrade: ${seconds.toFixed(0)} s`,
    ]);
    return p95 < MOST;
  } finally {
    await db.end();
    await site.stop();
  }
}
