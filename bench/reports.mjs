// npm run bench -- reports: two years of a salon with a million visits, through the BFF. Writes its part of
// bench/results.md.
import { loadavg } from 'node:os';
import pg from 'pg';
import { madeBy, writeResults } from './support/results.mjs';
import { SERVER_DATABASE, signInAdmin, SITE, startSite } from './support/site.mjs';
import { COMING_DAYS, directly, fillTwoYears, VISITS } from './support/two-years.mjs';
import { TwoYearsReport } from './support/two-years-report.mjs';

/** Of a report. */
const MOST_P95_MS = 1_000;

/** Measures, prints and writes the results; false when the budget is exceeded. */
export async function run() {
  const site = await startSite({ fresh: true, env: { RATE_LIMITS: 'relaxed' } });
  const db = new pg.Client({ connectionString: SERVER_DATABASE });
  try {
    await db.connect();
    await fillTwoYears(db);
    const report = new TwoYearsReport(await signInAdmin(), COMING_DAYS);
    const direct = await directly(db, report.from, report.to);
    const seconds = await report.first();
    const { p50, p95 } = await report.afterChanges(db);
    writeResults([
      '## Reports',
      '',
      `${madeBy('npm run bench -- reports')}; ${SITE} and load on the same machine (load average ${loadavg()[0].toFixed(1)}).`,
      '',
      `- two years with ${VISITS.toLocaleString('en-US')} visits, each read after a change of a visit: ` +
        `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms: ${p95 < MOST_P95_MS ? 'met' : 'not met'} (below ${MOST_P95_MS})`,
      `- two of its parts by SQL over the visits: ${direct.toFixed(0)} ms`,
      `- counting every day once, after an upgrade: ${seconds.toFixed(0)} s`,
    ]);
    return p95 < MOST_P95_MS;
  } finally {
    await db.end();
    await site.stop();
  }
}
