import { messages } from '@salon/contracts';
import { type Clock, Comeback, DomainError } from '@salon/kernel';
import { Observable, type Subscriber } from 'rxjs';
import { type Dispatcher, Pool } from 'undici';
import { Circuit } from './circuit.js';

export interface LineRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
}

export interface LineAnswer {
  status: number;
  retryAfter: number | undefined;
  body: Buffer;
}

/** Connections to one service, and how many calls may wait for one of them: one slow service must not hold the others' callers. */
const CONNECTIONS = 64;
const WAITING = 256;
const CONNECT_PATIENCE = 1_000;
/** A service that is started again is back within seconds (requirement R4b), and the browser is answered in five. */
const COMEBACK_PATIENCE = 4_000;

/** The line to one service: its connections, its bulkhead and its circuit breaker. */
export class ServiceLine {
  private readonly pool: Pool;
  readonly circuit: Circuit;
  private readonly comeback = new Comeback({ readiness: () => this.readiness(), patienceMs: COMEBACK_PATIENCE });
  private underWay = 0;

  constructor(origin: string, clock: Clock) {
    this.pool = new Pool(origin.replace(/\/$/, ''), {
      connections: CONNECTIONS,
      pipelining: 1,
      connect: { timeout: CONNECT_PATIENCE },
      keepAliveTimeout: 30_000,
    });
    this.circuit = new Circuit(clock);
  }

  /** @throws DomainError `unavailable` at once while the circuit is open or too many calls are under way */
  admit(): void {
    if (this.underWay >= CONNECTIONS + WAITING)
      throw new DomainError('unavailable', 'UPSTREAM_BUSY', messages.server, { retryAfter: 1 });
    if (!this.circuit.admits())
      throw new DomainError('unavailable', 'UPSTREAM_DOWN', messages.server, { retryAfter: 2 });
  }

  /** A cold call: each subscription sends it, to a service that is being replaced once it is back; whoever stops waiting aborts it. */
  ask(request: LineRequest): Observable<LineAnswer> {
    return new Observable((subscriber) => {
      this.underWay += 1;
      const exchange = new Exchange(subscriber, this.comeback);
      const send = (): void => {
        if (!exchange.isOver) this.pool.dispatch(request, exchange);
      };
      if (this.comeback.isAwaited) void this.comeback.ready().then(send);
      else send();
      return () => {
        this.underWay -= 1;
        exchange.end();
      };
    });
  }

  private async readiness(): Promise<string> {
    const { body } = await this.pool.request({
      method: 'GET',
      path: '/health/ready',
      headersTimeout: CONNECT_PATIENCE,
    });
    return body.text();
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}

/** Collects one answer; undici calls it as the answer comes in. */
class Exchange implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | undefined;
  private readonly chunks: Buffer[] = [];
  private status = 0;
  private retryAfter: number | undefined;
  private over = false;

  constructor(
    private readonly subscriber: Subscriber<LineAnswer>,
    private readonly comeback: Comeback,
  ) {}

  get isOver(): boolean {
    return this.over;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.over) this.abort();
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    this.status = status;
    this.comeback.heard(headers.connection);
    const wait = Number(headers['retry-after']);
    this.retryAfter = Number.isFinite(wait) ? wait : undefined;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.over = true;
    this.subscriber.next({
      status: this.status,
      retryAfter: this.retryAfter,
      body: this.chunks.length === 1 && this.chunks[0] ? this.chunks[0] : Buffer.concat(this.chunks),
    });
    this.subscriber.complete();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.over = true;
    this.subscriber.error(error);
  }

  /** Nobody waits any longer: what has not come will not be read. */
  end(): void {
    if (this.over) return;
    this.over = true;
    this.abort();
  }

  private abort(): void {
    this.controller?.abort(new Error('Nobody waits for this answer any longer.'));
  }
}
