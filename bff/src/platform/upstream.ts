import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { refuse, success, type Success } from '@salon/contracts';
import { CALLER_HEADER, signCall, traceHeaders, visitorHeaders } from '@salon/nest-kit';
import { firstValueFrom, type MonoTypeOperatorFunction, retry, throwError, timeout, TimeoutError, timer } from 'rxjs';
import type { RequestContext } from './request-context.js';
import { type BffOptions, OPTIONS, type ServiceName } from '../options.js';
import { type ServiceResponse, type ServiceRequest, ServiceClient } from './service-client.js';
import { isLostConnection, isRefused, isStalled, readResponse, upstreamDown } from './upstream.responses.js';

/** Time for a call to a service, retry included; the browser's own timeout is 30,000 (docs/product.md §7). */
const TIMEOUT_MS = 5_000;
const HEALTH_TIMEOUT_MS = 1_500;
const REFUSED_ATTEMPTS = 8;
const REFUSED_DELAY_MS = 250;

export interface Call {
  service: ServiceName;
  path: string;
  method?: ServiceRequest['method'];
  /** Sent as JSON; a string is sent as a form, unchanged; bytes as bytes. */
  body?: unknown;
  /** Override for calls that take longer than a query. */
  timeoutMs?: number;
  headers?: Record<string, string>;
}

/** One HTTP call to a service, signed for it. Rejects with a DomainError for the error policy, or with a bug. */
@Injectable()
export class Upstream implements OnApplicationShutdown {
  private readonly clients: Readonly<Record<ServiceName, ServiceClient>>;

  constructor(@Inject(OPTIONS) private readonly options: BffOptions) {
    const client = (name: ServiceName): ServiceClient => new ServiceClient(options.services[name].url);
    this.clients = { catalog: client('catalog'), account: client('account'), booking: client('booking') };
  }

  async send<T>(call: Call, context: RequestContext): Promise<T> {
    return readResponse<T>(call.service, await this.request(call, context));
  }

  /** Sends a call, and returns the service's response as the API's. */
  async forward<Data>(call: Call, context: RequestContext, message?: string): Promise<Success<Data>> {
    return success(await this.send<Data>(call, context), message);
  }

  /** The bytes of a file that a service stores. */
  async file(call: Call, context: RequestContext): Promise<Buffer> {
    const reply = await this.request(call, context);
    return reply.status === 200 ? reply.body : readResponse<never>(call.service, reply);
  }

  /** An open-ended response of a service. The caller reads it to the end or destroys it. */
  async stream(call: Call, context: RequestContext): Promise<Readable> {
    const client = this.clients[call.service];
    const headers = await this.headers(call, context);
    await client.ready();
    const { body, ...reply } = await client.stream(call.path, headers).catch(asDomainError);
    // The reader gets the error; it must not end the process before.
    if (reply.status === 200) return body.on('error', () => undefined);
    return readResponse(call.service, { ...reply, body: await buffer(body) });
  }

  private async request(call: Call, context: RequestContext): Promise<ServiceResponse> {
    const { service, path, method = 'GET', body, timeoutMs = TIMEOUT_MS } = call;
    const client = this.clients[service];
    const headers = await this.headers(call, context);
    await client.ready();
    const response$ = client.request({ method, path, headers, body: bodyOf(body) });
    const awaited$ = (method === 'GET' ? response$.pipe(retryRead) : response$).pipe(timeout(timeoutMs));
    // As the trial call, a long one would keep all others out until it ends.
    if (client.circuit.isOpen && timeoutMs > TIMEOUT_MS)
      await client.circuit.run(() => this.probe(service)).catch(asDomainError);
    return client.circuit.run(() => firstValueFrom(awaited$)).catch(asDomainError);
  }

  /** The service's own health report, null when it does not respond. */
  async health(service: ServiceName): Promise<unknown> {
    try {
      return JSON.parse((await this.probe(service)).body.toString()) as unknown;
    } catch {
      return null; // Down; the reason does not matter here.
    }
  }

  private probe(service: ServiceName): Promise<ServiceResponse> {
    const response$ = this.clients[service].request({ method: 'GET', path: '/health/ready', headers: {}, body: null });
    return firstValueFrom(response$.pipe(timeout(HEALTH_TIMEOUT_MS)));
  }

  private async headers(
    { service, body, headers }: Call,
    { caller, requestId, visitor }: RequestContext,
  ): Promise<Record<string, string>> {
    const { key } = this.options.services[service];
    return {
      [CALLER_HEADER]: await signCall({ key, audience: service, issuer: 'bff', caller }),
      'x-request-id': requestId,
      ...(service === 'account' && visitorHeaders(visitor)),
      ...traceHeaders(),
      ...(body !== undefined && { 'content-type': typeOf(body) }),
      ...headers,
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.clients).map((client) => client.close()));
  }
}

/**
 * A read is retried once when its connection was lost, and for two seconds when it was refused: the successor of a
 * replaced process is about to listen.
 */
const retryRead: MonoTypeOperatorFunction<ServiceResponse> = retry({
  delay: (error: unknown, attempt) => {
    if (isRefused(error) && attempt <= REFUSED_ATTEMPTS) return timer(REFUSED_DELAY_MS);
    return isLostConnection(error) && attempt === 1 ? [0] : throwError(() => error);
  },
});

const bodyOf = (body: unknown): ServiceRequest['body'] =>
  body === undefined || typeof body === 'string' || body instanceof Uint8Array ? (body ?? null) : JSON.stringify(body);

function typeOf(body: unknown): string {
  if (body instanceof Uint8Array) return 'application/octet-stream';
  return typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
}

function asDomainError(error: unknown): never {
  if (error instanceof TimeoutError) throw refuse('UPSTREAM_TIMEOUT', { cause: error });
  if (isLostConnection(error) || isStalled(error)) throw upstreamDown(error);
  throw error;
}
