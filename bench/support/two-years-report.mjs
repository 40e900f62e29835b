import { dayAfter } from './days.mjs';
import { percentile } from './percentile.mjs';
import { call } from './site.mjs';

const READS = 20;
const TRIES = 300;

/** Two years of reports, the last `coming` days of them still to come. */
export class TwoYearsReport {
  constructor(token, coming) {
    this.token = token;
    this.from = dayAfter(coming - 730);
    this.to = dayAfter(coming);
  }

  async read() {
    const began = performance.now();
    const path = `/api/admin/reports?from=${this.from}&to=${this.to}`;
    const { status, body } = await call('GET', path, { token: this.token });
    return { status, code: body.code, ms: performance.now() - began };
  }

  /** Seconds until all days have been counted once: a read says so, and the next one goes on there. */
  async first() {
    const began = performance.now();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { status, code } = await this.read();
      if (status === 200) return (performance.now() - began) / 1000;
      if (code !== 'REPORT_COUNTING') throw new Error(`${status} ${code}`);
    }
    throw new Error('no report');
  }

  /** Milliseconds of each read after a change of a visit, so that its day is counted anew; `{p50, p95}`. */
  async afterChanges(db) {
    const times = [];
    for (let each = 0; each < READS; each += 1) {
      await db.query(
        `UPDATE booking.appointment SET "note" = $1
         WHERE "id" = (SELECT "id" FROM booking.appointment WHERE "day" = current_date LIMIT 1)`,
        [`change ${each}`],
      );
      const { status, ms } = await this.read();
      if (status !== 200) throw new Error(`status ${status}`);
      times.push(ms);
    }
    return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  }
}
