import 'reflect-metadata';
import type { IncomingHttpHeaders } from 'node:http';
import { type DynamicModule, type ExceptionFilter, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { exitOnCrash, requestId, startTraces, traceRequests } from '@salon/traces';
import type { Logger } from 'pino';
import { DomainErrorFilter } from './error.filter.js';
import { createLogger, nestLogger } from '../platform/logger.js';
import { requestSeconds, watchProcess } from '../platform/metrics.js';
import { PlatformModule } from '../platform/platform.module.js';
import { refuseAddress } from './refused-address.js';
import { announceStop, stopOnSignal } from './stop.js';
import type { TraceTarget } from '../platform/traces.js';

export interface ServeOptions {
  name: string;
  port: number;
  level?: string;
  /** Largest body in bytes; 100 kB when absent. */
  bodyLimit?: number;
  /** Listen address; only localhost when absent. */
  host?: string;
  /** Number of trusted proxies whose X-Forwarded-For is used. */
  trustedHops?: number;
  /** Headers of every response. */
  headers?: Readonly<Record<string, string>>;
  /** Handles failures in place of the services' own filter. */
  filter?: (logger: Logger) => ExceptionFilter;
  /** Where traces are sent; nowhere when absent. */
  traces?: TraceTarget;
  /** Runs before listening: parsers, plug-ins, pipes. */
  prepare?: (app: NestFastifyApplication) => Promise<void> | void;
}

const BODY_LIMIT = 100_000;

@Module({})
class RootModule {}

/** An application ready to listen, without a port: what `serve` starts and tests inject requests into. */
export async function createServer(
  app: Type | DynamicModule,
  options: ServeOptions,
  logger: Logger,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: options.bodyLimit ?? BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < (options.trustedHops ?? 0),
    requestIdHeader: false,
    frameworkErrors: (error: { code: string }, request: FastifyRequest, reply: FastifyReply) => {
      refuseAddress(error, request, reply.headers({ ...options.headers, 'x-request-id': request.id }));
    },
    genReqId: ({ headers }: { headers: IncomingHttpHeaders }) => requestId(headers['x-request-id']),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: { connectionsCheckingInterval: 1_000 },
  });
  const root: DynamicModule = { module: RootModule, imports: [PlatformModule.forRoot(logger), app] };
  const server = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: nestLogger(logger),
    abortOnError: false,
  });
  server.useGlobalFilters(options.filter?.(logger) ?? new DomainErrorFilter(logger));
  traceRequests(server.getHttpAdapter().getInstance(), true);
  watchRequests(server, logger, options.headers);
  announceStop(server);
  await options.prepare?.(server);
  return server;
}

/** Starts a server process: logs, health, metrics, one error format, and a graceful stop. */
export async function serve(app: Type | DynamicModule, options: ServeOptions): Promise<NestFastifyApplication> {
  const logger = createLogger(options.name, options.level);
  exitOnCrash(logger);
  try {
    const onLost = (): void => logger.warn('traces were not delivered');
    if (options.traces) await startTraces({ service: options.name, ...options.traces, onLost });
    const server = await createServer(app, options, logger);
    watchProcess();
    stopOnSignal(server, logger);
    await server.listen(options.port, options.host ?? '127.0.0.1');
    logger.info({ port: options.port }, 'listening');
    return server;
  } catch (error) {
    logger.fatal({ err: error }, 'could not start');
    process.exit(1);
  }
}

function watchRequests(server: NestFastifyApplication, logger: Logger, headers: ServeOptions['headers'] = {}): void {
  const fastify = server.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...headers, 'x-request-id': request.id });
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
    if (route.startsWith('/health') || route === '/metrics') return;
    logger.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'responded',
    );
  });
}
