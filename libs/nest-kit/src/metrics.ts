import { Controller, Get, Header } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Histogram, register } from 'prom-client';
import { OpenToAll } from './caller.guard.js';

/** Seconds per answered request, by route pattern: never by raw path, which can hold a token. */
export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer, seconds',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 5],
});

/** Events the owners watch: notices by verdict, hashes computed, mails given up. */
export const events = new Counter({
  name: 'salon_events_total',
  help: 'Things that happened, by kind',
  labelNames: ['event'] as const,
});

/** Milliseconds between two looks at the event loop; the library's ten would wake an idle process a hundred times a second. */
const LOOK_EVERY = 100;

/** Begins collecting memory, event-loop and process figures; once per process. */
export const watchProcess = (): void => collectDefaultMetrics({ register, eventLoopMonitoringPrecision: LOOK_EVERY });

@Controller('metrics')
@OpenToAll()
export class MetricsController {
  @Get()
  @Header('content-type', 'text/plain; version=0.0.4')
  read(): Promise<string> {
    return register.metrics();
  }
}
