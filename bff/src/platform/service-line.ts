import { messages } from '@salon/contracts';
import { type Clock, DomainError } from '@salon/kernel';
import { Pool } from 'undici';
import { Circuit } from './circuit.js';
import { Comeback } from './comeback.js';

export interface LineRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface LineAnswer {
  status: number;
  retryAfter: number | undefined;
  text: string;
}

/** Connections to one service, and how many calls may wait for one of them: one slow service must not hold the others' callers. */
const CONNECTIONS = 64;
const WAITING = 256;
const CONNECT_PATIENCE = 1_000;

/** The line to one service: its connections, its bulkhead and its circuit breaker. */
export class ServiceLine {
  private readonly pool: Pool;
  readonly circuit: Circuit;
  private readonly comeback = new Comeback(() => this.readiness());
  private underWay = 0;

  constructor(origin: string, clock: Clock) {
    this.pool = new Pool(origin.replace(/\/$/, ''), {
      connections: CONNECTIONS, pipelining: 1, connect: { timeout: CONNECT_PATIENCE }, keepAliveTimeout: 30_000,
    });
    this.circuit = new Circuit(clock);
  }

  /** @throws DomainError `unavailable` at once while the circuit is open or too many calls are under way */
  admit(): void {
    if (this.underWay >= CONNECTIONS + WAITING) throw new DomainError('unavailable', 'UPSTREAM_BUSY', messages.server, { retryAfter: 1 });
    if (!this.circuit.admits()) throw new DomainError('unavailable', 'UPSTREAM_DOWN', messages.server, { retryAfter: 2 });
  }

  async request({ method, path, headers, body }: LineRequest, signal: AbortSignal): Promise<LineAnswer> {
    this.underWay += 1;
    try {
      await this.comeback.ready();
      const { statusCode, headers: answered, body: stream } = await this.pool.request({ method, path, headers, body, signal });
      this.comeback.heard(answered.connection);
      const wait = Number(answered['retry-after']);
      return { status: statusCode, retryAfter: Number.isFinite(wait) ? wait : undefined, text: await stream.text() };
    } finally {
      this.underWay -= 1;
    }
  }

  private async readiness(): Promise<string> {
    const { body } = await this.pool.request({ method: 'GET', path: '/health/ready', headersTimeout: CONNECT_PATIENCE });
    return body.text();
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
