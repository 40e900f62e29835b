import { types } from 'node:util';
import {
  type Context,
  context,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TraceSettings } from './traces.js';

const SAMPLED = 0.1;
const LONGEST_STATEMENT = 2_000;
const REPORT_EVERY_MS = 60_000;

/**
 * Spans contain method, route template, status, request id and SQL with placeholders; no path, query, body, address or
 * error text.
 */
export class Tracing {
  private readonly provider: NodeTracerProvider;
  private readonly tracer: Tracer;
  private readonly contexts = new WeakMap<FastifyRequest, Context>();

  constructor({ service, version, sampler, onLost }: TraceSettings) {
    reportFailures(onLost);
    this.provider = new NodeTracerProvider({
      resource: resourceFromAttributes({ 'service.name': service, 'service.version': version || 'unknown' }),
      // The library creates any other sampler from the standard variables.
      ...(sampler === '' && { sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(SAMPLED) }) }),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    });
    this.provider.register();
    this.tracer = trace.getTracer('salon');
  }

  async stop(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined); // The library logs it.
  }

  watchRequests(app: FastifyInstance, trusted: boolean): void {
    app.addHook('onRequest', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      if (route.startsWith('/health') || route === '/metrics') return done();
      const active = this.begin(
        request,
        route,
        trusted ? propagation.extract(ROOT_CONTEXT, request.headers) : undefined,
      );
      const span = trace.getSpan(active);
      if (span) reply.raw.once('close', () => endRequest(span, reply));
      context.with(active, done);
    });
    // Bodies are read and responses finished in the context of the socket.
    const again = (request: FastifyRequest, _reply: unknown, done: () => void): void =>
      context.with(this.contexts.get(request) ?? context.active(), done);
    app.addHook('preValidation', again);
    app.addHook('onResponse', again);
  }

  private begin(request: FastifyRequest, route: string, parent: Context = ROOT_CONTEXT): Context {
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const span = this.tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const active = trace.setSpan(parent, span);
    this.contexts.set(request, active);
    return active;
  }

  headers(): Record<string, string> {
    const headers: Record<string, string> = {};
    propagation.inject(context.active(), headers);
    return headers;
  }

  logFields(): { traceId?: string } {
    const traceId = trace.getActiveSpan()?.spanContext().traceId;
    return traceId === undefined ? {} : { traceId };
  }

  statement<T>(text: string, run: () => T): T {
    if (!trace.getActiveSpan()?.isRecording()) return run();
    const [verb = ''] = /^\s*\w+/.exec(text) ?? [];
    const span = this.tracer.startSpan(verb.trim().toUpperCase() || 'SQL', {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_STATEMENT) },
    });
    return ending(span, run);
  }

  job(task: string, from: unknown, run: () => Promise<void>): Promise<void> {
    const origin = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent: from }));
    const attributes = { 'salon.job.task': task };
    const links = origin ? [{ context: origin }] : [];
    const span = this.tracer.startSpan(`job ${task}`, { kind: SpanKind.CONSUMER, attributes, links }, ROOT_CONTEXT);
    return context.with(trace.setSpan(ROOT_CONTEXT, span), () => ending(span, run));
  }
}

/** Ends the span when `run` returns, or when its promise settles. */
function ending<T>(span: Span, run: () => T): T {
  try {
    const result = run();
    if (types.isPromise(result))
      result.then(
        () => span.end(),
        (error: unknown) => fail(span, error),
      );
    else span.end();
    return result;
  } catch (error) {
    fail(span, error);
    throw error;
  }
}

/** Only its code: the text of an error may quote customer input. */
function fail(span: Span, error: unknown): void {
  const code = (error as { code?: unknown } | null)?.code;
  span.setAttribute('error.type', typeof code === 'string' ? code : 'error');
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function endRequest(span: Span, reply: FastifyReply): void {
  const { statusCode: status, writableFinished: whole } = reply.raw;
  span.setAttribute('http.response.status_code', status);
  const id = reply.getHeader('x-request-id');
  if (typeof id === 'string') span.setAttribute('salon.request_id', id);
  if (!whole) span.setAttribute('error.type', 'aborted');
  else if (status >= 500) {
    span.setAttribute('error.type', String(status));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** The library's own errors concern the export. */
function reportFailures(onLost: () => void): void {
  let next = 0;
  const ignore = (): void => undefined;
  const error = (): void => {
    if (performance.now() < next) return;
    next = performance.now() + REPORT_EVERY_MS;
    onLost();
  };
  diag.setLogger({ error, warn: ignore, info: ignore, debug: ignore, verbose: ignore });
}
