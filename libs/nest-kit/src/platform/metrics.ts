import { Controller, Get, Header } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import { Public } from '../access/caller.guard.js';

/** Seconds per request, by route pattern: never by raw path, which can contain a token. */
export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Response time, seconds',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 5],
});

/** Events that owners monitor: computed hashes, jobs that can never succeed, notices that were not stored. */
export const events = new Counter({
  name: 'salon_events_total',
  help: 'Things that happened, by kind',
  labelNames: ['event'] as const,
});

/** Customers' booking attempts, by `booked` or the code of the refusal. */
export const bookings = new Counter({
  name: 'bookings_total',
  help: 'Bookings asked for, by outcome',
  labelNames: ['outcome'] as const,
});

export const paymentNotices = new Counter({
  name: 'payment_notices_total',
  help: 'Payment notices received, by verdict',
  labelNames: ['verdict'] as const,
});

export const throttledCalls = new Counter({
  name: 'throttled_calls_total',
  help: 'Calls refused by a rate limit or a concurrency limit, by limit',
  labelNames: ['limit'] as const,
});

/** Client reports (ADR-0064): `app` is the shell or a remote, `version` a deployed one, 'none' or 'other'. */
export const browserErrors = new Counter({
  name: 'browser_errors_total',
  help: 'Errors in browsers, by app, version and kind',
  labelNames: ['app', 'version', 'kind'] as const,
});

export const browserPageViews = new Counter({
  name: 'browser_page_views_total',
  help: 'Page views that an app took part in, estimated from the share of pages that report them',
  labelNames: ['app', 'version'] as const,
});

export const browserVitals = new Histogram({
  name: 'browser_vital_seconds',
  help: 'Web vitals LCP, INP, FCP and TTFB, seconds',
  labelNames: ['vital', 'app', 'version'] as const,
  buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
});

export const browserLayoutShift = new Histogram({
  name: 'browser_layout_shift',
  help: 'Cumulative layout shift (CLS) of a page',
  labelNames: ['app', 'version'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
});

/** In processes with a read replica: which database served each read. */
export const publicReads = new Counter({
  name: 'public_reads_total',
  help: 'Reads of what every guest may see, by database: replica or primary',
  labelNames: ['database'] as const,
});

export const replicaBehind = new Gauge({
  name: 'db_replica_behind_seconds',
  help: 'Seconds since the instant up to which the read replica is known to hold all commits; 0 without one',
});

/** The counters of a connection pool that are read; pg's names. */
interface WatchedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

const pools = new Map<string, WatchedPool>();

new Gauge({
  name: 'db_pool_connections',
  help: 'Connections of a pool in use and idle, and calls that wait for one',
  labelNames: ['pool', 'state'] as const,
  collect() {
    this.reset();
    for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
      this.set({ pool, state: 'used' }, totalCount - idleCount);
      this.set({ pool, state: 'idle' }, idleCount);
      this.set({ pool, state: 'waiting' }, waitingCount);
    }
  },
});

/** Exposes the pool in the metrics under this name; replaces an earlier pool of the same name. */
export const watchPool = (name: string, pool: WatchedPool): void => void pools.set(name, pool);

/**
 * Milliseconds between two measurements of the event loop; the default of 10 keeps an idle process busy.
 */
const SAMPLE_MS = 100;

/** Begins collecting memory, event-loop and process figures; once per process. */
export const watchProcess = (): void => collectDefaultMetrics({ register, eventLoopMonitoringPrecision: SAMPLE_MS });

@Controller('metrics')
@Public()
export class MetricsController {
  @Get()
  @Header('content-type', 'text/plain; version=0.0.4')
  read(): Promise<string> {
    return register.metrics();
  }
}
