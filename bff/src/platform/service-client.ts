import { refuse } from '@salon/contracts';
import { type Clock, RestartWait } from '@salon/kernel';
import { Observable, type Subscriber } from 'rxjs';
import { type Dispatcher, Pool } from 'undici';
import { Circuit } from './circuit.js';

export interface ServiceRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
}

export interface ServiceResponse {
  status: number;
  retryAfter: number | undefined;
  body: Buffer;
}

/** Connections to one service, and how many calls may wait for one: a slow service must not block calls to the others. */
const CONNECTIONS = 64;
const MAX_QUEUED = 256;
const CONNECT_TIMEOUT = 1_000;
/** A restarted service is ready within seconds, and the browser gets its response within five. */
const RESTART_TIMEOUT = 4_000;

/** HTTP client of one service: connection pool, bulkhead and circuit breaker. */
export class ServiceClient {
  private readonly pool: Pool;
  readonly circuit: Circuit;
  private readonly restart = new RestartWait({ readiness: () => this.readiness(), timeoutMs: RESTART_TIMEOUT });
  private inFlight = 0;

  constructor(origin: string, clock: Clock) {
    this.pool = new Pool(origin.replace(/\/$/, ''), {
      connections: CONNECTIONS,
      pipelining: 1,
      connect: { timeout: CONNECT_TIMEOUT },
      keepAliveTimeout: 30_000,
    });
    this.circuit = new Circuit(clock);
  }

  /** @throws DomainError `unavailable` at once while the circuit is open or too many calls are in flight */
  admit(): void {
    if (this.inFlight >= CONNECTIONS + MAX_QUEUED) throw refuse('UPSTREAM_BUSY', { retryAfter: 1 });
    if (!this.circuit.admits()) throw refuse('UPSTREAM_DOWN', { retryAfter: 2 });
  }

  /** Cold: each subscription sends the request; while the service restarts it waits until ready. Unsubscribing aborts it. */
  request(request: ServiceRequest): Observable<ServiceResponse> {
    return new Observable((subscriber) => {
      this.inFlight += 1;
      const reader = new ResponseReader(subscriber, this.restart);
      const send = (): void => {
        if (!reader.isDone) this.pool.dispatch(request, reader);
      };
      if (this.restart.isWaiting) void this.restart.ready().then(send);
      else send();
      return () => {
        this.inFlight -= 1;
        reader.cancel();
      };
    });
  }

  private async readiness(): Promise<string> {
    const { body } = await this.pool.request({
      method: 'GET',
      path: '/health/ready',
      headersTimeout: CONNECT_TIMEOUT,
    });
    return body.text();
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}

/** Collects one response from undici's callbacks. */
class ResponseReader implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | undefined;
  private readonly chunks: Buffer[] = [];
  private status = 0;
  private retryAfter: number | undefined;
  private done = false;

  constructor(
    private readonly subscriber: Subscriber<ServiceResponse>,
    private readonly restart: RestartWait,
  ) {}

  get isDone(): boolean {
    return this.done;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.done) this.abort();
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    this.status = status;
    this.restart.observe(headers.connection);
    const wait = Number(headers['retry-after']);
    this.retryAfter = Number.isFinite(wait) ? wait : undefined;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.done = true;
    this.subscriber.next({
      status: this.status,
      retryAfter: this.retryAfter,
      body: this.chunks.length === 1 && this.chunks[0] ? this.chunks[0] : Buffer.concat(this.chunks),
    });
    this.subscriber.complete();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.done = true;
    this.subscriber.error(error);
  }

  /** The subscriber has gone: the rest of the response is not read. */
  cancel(): void {
    if (this.done) return;
    this.done = true;
    this.abort();
  }

  private abort(): void {
    this.controller?.abort(new Error('The caller no longer waits for this response.'));
  }
}
