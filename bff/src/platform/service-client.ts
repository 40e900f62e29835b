import type { Readable } from 'node:stream';
import { STREAM_HEARTBEAT_SECONDS } from '@salon/contracts';
import { RestartWait } from '@salon/kernel';
import { from, Observable } from 'rxjs';
import { Agent, Pool } from 'undici';
import { Circuit } from './circuit.js';

export interface ServiceRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
}

interface StreamedResponse extends Omit<ServiceResponse, 'body'> {
  body: Readable;
}

export interface ServiceResponse {
  status: number;
  retryAfter: number | undefined;
  body: Buffer;
}

/**
 * Connections to one service, and how many calls may wait for one: a slow service must not block calls to the others.
 */
const CONNECTIONS = 64;
const MAX_QUEUED = 256;
const CONNECT_TIMEOUT_MS = 1_000;
/** A stream begins once its service has a database connection. */
const STREAM_HEADERS_TIMEOUT_MS = 10_000;
/** Milliseconds without a byte until a stream is aborted. */
const STREAM_TIMEOUT_MS = 2.5 * STREAM_HEARTBEAT_SECONDS * 1_000;
/**
 * How long calls wait while a service is being replaced; a call's own timeout begins afterwards. A successor starts in
 * 3 s, on a busy machine in up to 9 s.
 */
export const RESTART_TIMEOUT_MS = 12_000;

/** HTTP client of one service: connection pool, bulkhead and circuit breaker. */
export class ServiceClient {
  readonly circuit = new Circuit(CONNECTIONS + MAX_QUEUED);
  private readonly pool: Pool;
  /** Separate from the calls: a stream occupies its connection. */
  private readonly streams: Agent;
  private readonly restart = new RestartWait({ readiness: () => this.readiness(), timeoutMs: RESTART_TIMEOUT_MS });

  private readonly origin: string;

  constructor(url: string) {
    this.origin = url.replace(/\/$/, '');
    this.streams = new Agent({
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: STREAM_HEADERS_TIMEOUT_MS,
      bodyTimeout: STREAM_TIMEOUT_MS,
    });
    this.pool = new Pool(this.origin, {
      connections: CONNECTIONS,
      pipelining: 1,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      keepAliveTimeout: 30_000,
    });
  }

  /** Resolves at once; while the service is being replaced, once its successor is ready. */
  ready(): Promise<void> {
    return this.restart.ready();
  }

  /** Cold: each subscription sends the request; unsubscribing aborts it. */
  request(request: ServiceRequest): Observable<ServiceResponse> {
    return new Observable((subscriber) => {
      const controller = new AbortController();
      let isPending = true;
      const response = this.send(request, controller.signal).finally(() => (isPending = false));
      from(response).subscribe(subscriber);
      return () => {
        if (isPending) controller.abort();
      };
    });
  }

  private async send(request: ServiceRequest, signal: AbortSignal): Promise<ServiceResponse> {
    const { statusCode, headers, body } = await this.pool.request({ ...request, signal });
    this.restart.observe(headers.connection);
    const wait = Number(headers['retry-after']);
    return {
      status: statusCode,
      retryAfter: Number.isFinite(wait) ? wait : undefined,
      body: Buffer.from(await body.arrayBuffer()),
    };
  }

  /** A streaming response; the caller closes it. */
  async stream(path: string, headers: Record<string, string>): Promise<StreamedResponse> {
    const { statusCode: status, body } = await this.streams.request({
      origin: this.origin,
      path,
      headers,
      method: 'GET',
    });
    return { status, retryAfter: undefined, body };
  }

  private async readiness(): Promise<string> {
    const { body } = await this.pool.request({
      method: 'GET',
      path: '/health/ready',
      headersTimeout: CONNECT_TIMEOUT_MS,
    });
    return body.text();
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.destroy(), this.streams.destroy()]);
  }
}
