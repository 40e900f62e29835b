import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';

/** The same metric as that of the other processes; a route is a part of the site (`/api/*`, `/mfe/*`, `/*`). */
const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Response time, seconds',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 5],
});

const SAMPLE_MS = 100;

/** What can stay open for minutes: `/api/* stream`, `/api/* export`. The alert of slow responses leaves these out. */
const LONG = /stream|export|upload/;

export function watchRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = [request.routeOptions.url ?? 'unknown', ...(LONG.exec(request.url) ?? [])].join(' ');
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

/** Metrics have a port of their own, because everything on the edge's port is public. */
export function serveMetrics(port: number, host: string): Promise<void> {
  collectDefaultMetrics({ eventLoopMonitoringPrecision: SAMPLE_MS });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.unref();
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
}
