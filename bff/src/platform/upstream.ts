import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { messages } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { CALLER_HEADER, signCall, visitorHeaders } from '@salon/nest-kit';
import {
  firstValueFrom,
  type MonoTypeOperatorFunction,
  type Observable,
  retry,
  throwError,
  timeout,
  TimeoutError,
} from 'rxjs';
import type { Asking } from '../access/asking.js';
import { type BffOptions, OPTIONS, type ServiceName } from '../options.js';
import { type LineAnswer, type LineRequest, ServiceLine } from './service-line.js';
import { isLostConnection, isStalled, readAnswer } from './upstream.answers.js';

/** BFF to service, milliseconds, the repetition included; the browser gives up at 30,000 (spec §7). */
const PATIENCE = 5_000;
const HEALTH_PATIENCE = 1_500;

export interface Call {
  service: ServiceName;
  path: string;
  method?: LineRequest['method'];
  /** Sent as JSON; a string goes out as it is, as a form; bytes as bytes. */
  body?: unknown;
  /** Milliseconds, when the service has more to do than to look something up. */
  patience?: number;
  headers?: Record<string, string>;
}

/** One HTTP call to a service, signed for it. Rejects with a DomainError the policy can answer, or with a bug. */
@Injectable()
export class Upstream implements OnApplicationShutdown {
  private readonly lines: Readonly<Record<ServiceName, ServiceLine>>;

  constructor(
    @Inject(OPTIONS) private readonly options: BffOptions,
    clock: Clock,
  ) {
    const line = (name: ServiceName): ServiceLine => new ServiceLine(options.services[name].url, clock);
    this.lines = { catalog: line('catalog'), account: line('account'), booking: line('booking') };
  }

  async send<T>(call: Call, asking: Asking): Promise<T> {
    return readAnswer<T>(call.service, await this.answer(call, asking));
  }

  /** The bytes of a file that a service keeps. */
  async file(call: Call, asking: Asking): Promise<Buffer> {
    const reply = await this.answer(call, asking);
    return reply.status === 200 ? reply.body : readAnswer<never>(call.service, reply);
  }

  private async answer(call: Call, asking: Asking): Promise<LineAnswer> {
    const { service, path, method = 'GET', body, patience = PATIENCE } = call;
    const line = this.lines[service];
    const headers = await this.headers(call, asking);
    line.admit();
    const answer$ = line.ask({ method, path, headers, body: bodyOf(body) });
    return received(line, (method === 'GET' ? answer$.pipe(onceMore) : answer$).pipe(timeout(patience)));
  }

  /** What the service says of itself, null when it says nothing. */
  async health(service: ServiceName): Promise<unknown> {
    try {
      const reply = await firstValueFrom(
        this.lines[service]
          .ask({ method: 'GET', path: '/health/ready', headers: {}, body: null })
          .pipe(timeout(HEALTH_PATIENCE)),
      );
      return JSON.parse(reply.body.toString()) as unknown;
    } catch {
      return null; // Down, whatever the reason.
    }
  }

  private async headers(
    { service, body, headers }: Call,
    { caller, requestId, traceparent, visitor }: Asking,
  ): Promise<Record<string, string>> {
    const { key } = this.options.services[service];
    return {
      [CALLER_HEADER]: await signCall({ key, audience: service, issuer: 'bff', caller }),
      'x-request-id': requestId,
      ...(service === 'account' && visitorHeaders(visitor)),
      ...(traceparent && { traceparent }),
      ...(body !== undefined && { 'content-type': typeOf(body) }),
      ...headers,
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.lines).map((line) => line.close()));
  }
}

/** A connection that broke while reading: the call is sent once more. */
const onceMore: MonoTypeOperatorFunction<LineAnswer> = retry({
  count: 1,
  delay: (error: unknown) => (isLostConnection(error) ? [0] : throwError(() => error)),
});

/** The answer, in time; the circuit learns how it went. */
async function received(line: ServiceLine, answer$: Observable<LineAnswer>): Promise<LineAnswer> {
  try {
    const answer = await firstValueFrom(answer$);
    line.circuit.succeeded();
    return answer;
  } catch (error) {
    line.circuit.failed();
    throw asDomainError(error);
  }
}

const bodyOf = (body: unknown): LineRequest['body'] =>
  body === undefined || typeof body === 'string' || body instanceof Uint8Array ? (body ?? null) : JSON.stringify(body);

function typeOf(body: unknown): string {
  if (body instanceof Uint8Array) return 'application/octet-stream';
  return typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
}

function asDomainError(error: unknown): unknown {
  if (error instanceof TimeoutError)
    return new DomainError('timeout', 'UPSTREAM_TIMEOUT', messages.timeout, { cause: error });
  if (isLostConnection(error) || isStalled(error))
    return new DomainError('unavailable', 'UPSTREAM_DOWN', messages.server, { cause: error, retryAfter: 2 });
  return error;
}
