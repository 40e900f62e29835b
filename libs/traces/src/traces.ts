import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Tracing } from './tracing.js';

export interface TraceSettings {
  /** Name of the process: `bff`. */
  service: string;
  /** The git revision of the build. */
  version: string;
  /** OTEL_EXPORTER_OTLP_ENDPOINT; traces are off when it is empty. */
  endpoint: string;
  /** OTEL_TRACES_SAMPLER; a tenth of the requests when it is empty. */
  sampler: string;
  /** Called at most once a minute when spans could not be exported. */
  onLost: () => void;
}

/** Milliseconds that a stopping process waits for the export of its last spans. */
const FLUSH_TIMEOUT_MS = 2_000;

let tracing: Tracing | undefined;

/**
 * Starts tracing when there is an endpoint; otherwise OpenTelemetry is not loaded and all functions here do nothing
 * (ADR-0065).
 */
export async function startTraces(settings: TraceSettings): Promise<void> {
  if (settings.endpoint === '') return;
  const loaded = await import('./tracing.js');
  tracing = new loaded.Tracing(settings);
}

/** Exports the remaining spans, for two seconds at most. */
export async function stopTraces(): Promise<void> {
  if (tracing) await Promise.race([tracing.stop(), sleep(FLUSH_TIMEOUT_MS)]);
}

/**
 * One span per request, named by its route template. Call before other hooks are added.
 * @param trusted whether callers are our own processes, whose trace is continued; otherwise each request starts a trace
 */
export function traceRequests(app: FastifyInstance, trusted: boolean): void {
  tracing?.watchRequests(app, trusted);
}

/**
 * Headers that pass the current trace to another of our processes. Never send them to third parties: they could link
 * their records with ours.
 */
export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {};

/** Fields of a log line: its trace. */
export const traceFields = (): { traceId?: string } => tracing?.logFields() ?? {};

/** Runs a statement in its own span when it belongs to a trace. @param text SQL with placeholders */
export const tracedStatement = <T>(text: string, run: () => T): T => (tracing ? tracing.statement(text, run) : run());

/**
 * Runs a job in its own trace, linked to the request that wrote the job.
 * @param from `traceparent` of that request
 */
export const tracedJob = (task: string, from: unknown, run: () => Promise<void>): Promise<void> =>
  tracing ? tracing.job(task, from, run) : run();
