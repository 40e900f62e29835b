import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { OPS_SERVICES } from '@salon/contracts';
import { createLogger, createServer } from '@salon/nest-kit';
import type { DestinationStream } from 'pino';
import { AppModule } from '../app.module.js';
import { surprises } from './conformance.js';
import { describeApi } from '../docs/serve-docs.js';
import type { BffOptions, ServiceName } from '../options.js';
import { serverOptions } from '../server.js';
import { FakeService } from './fake-service.js';
import { JWT_SECRET, openSessions } from './people.js';

export const SITE = 'http://localhost:4000';
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';
export const keyOf = (name: ServiceName): string => `${name}-spec-key-0123456789abcdefghijklm`;

/** The document of the API, the same for every BFF of a spec file: no option changes the calls. */
let document: OpenAPIObject | undefined;

export type Services = Record<ServiceName, FakeService>;

/** The shape of every JSON response of the API. */
interface ResponseBody<Data> {
  status: string;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  requestId?: string;
  token?: string;
  imageUrl?: string;
  data: Data;
}

export interface Reply<Data = unknown> {
  status: number;
  headers: Headers;
  text: string;
  body: ResponseBody<Data>;
}

interface Sent {
  token?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Bff {
  app: NestFastifyApplication;
  url: string;
  services: Services;
  /**
   * Sends JSON, a string or a form as it is; `Data` is the expected type of the response's data.
   * @param call `POST /api/auth/login`
   */
  call<Data = unknown>(call: string, sent?: Sent): Promise<Reply<Data>>;
  close(): Promise<void>;
}

export interface Start extends Partial<BffOptions> {
  log?: DestinationStream;
  fakes?: Services;
}

export async function startServices(): Promise<Services> {
  const services = { catalog: new FakeService(), account: new FakeService(), booking: new FakeService() };
  await Promise.all(Object.values(services).map((service) => service.start()));
  openSessions(services.account);
  return services;
}

/**
 * The BFF on a free port in front of three fake services; limits are counted in this process unless a database is
 * given.
 */
export async function startBff({ log, fakes, ...options }: Start = {}): Promise<Bff> {
  const services = fakes ?? (await startServices());
  const addresses = Object.fromEntries(
    OPS_SERVICES.map((name) => [name, { url: services[name].url, key: keyOf(name) }]),
  ) as BffOptions['services'];
  const whole: BffOptions = {
    services: addresses,
    jwtSecret: JWT_SECRET,
    jwtSecretAlso: '',
    databaseUrl: NO_DATABASE,
    siteUrl: SITE,
    limits: 'relaxed',
    ownersNeedSecondFactor: false,
    revision: '0123abc',
    docs: true,
    ...options,
  };
  const app = await createServer(
    AppModule.forRoot(whole),
    { ...serverOptions(whole, 1), port: 0 },
    createLogger('bff', log ? 'debug' : 'silent', log),
  );
  await app.listen(0, '127.0.0.1');
  const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const close = async (): Promise<void> => {
    await app.close();
    if (!fakes) await Promise.all(Object.values(services).map((service) => service.stop()));
  };
  document ??= describeApi(app);
  return { app, url, services, call: conforming(url, document), close };
}

/** Sends a call; a response with a status or field missing from the API document fails the test (threat T48). */
function conforming(url: string, document: OpenAPIObject): Bff['call'] {
  return async <Data>(call: string, sent?: Sent) => {
    const reply = await send<Data>(url, call, sent);
    const answered = { call, status: reply.status, body: reply.body };
    const found = surprises(document as unknown as Parameters<typeof surprises>[0], answered, { mayOmitFields: true });
    if (found.length > 0) throw new Error(found.join('\n'));
    return reply;
  };
}

async function send<Data>(url: string, call: string, { token, body, headers }: Sent = {}): Promise<Reply<Data>> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const reply = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, text, body: isJson(reply) ? JSON.parse(text) : undefined };
}

const isJson = (reply: Response): boolean => (reply.headers.get('content-type') ?? '').startsWith('application/json');
