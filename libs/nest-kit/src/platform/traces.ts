import { type TraceSettings } from '@salon/traces';

interface TraceVariables {
  OTEL_EXPORTER_OTLP_ENDPOINT: string;
  OTEL_TRACES_SAMPLER: string;
  COMMIT: string;
}

/** Where a process sends its traces, and which ones. */
export type TraceTarget = Pick<TraceSettings, 'endpoint' | 'sampler' | 'version'>;

export const traceTarget = (config: TraceVariables): TraceTarget => ({
  endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
  sampler: config.OTEL_TRACES_SAMPLER,
  version: config.COMMIT,
});
