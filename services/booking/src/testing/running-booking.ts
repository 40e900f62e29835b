import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '@salon/kernel';
import { type Caller, CALLER_HEADER, createLogger, createServer, type Mail, Mailer, signCall } from '@salon/nest-kit';
import { dropTestDatabase, FixedClock, jsonOf } from '@salon/testing';
import { keepFormsRaw } from '../notice-parser.js';
import { CUT, NAILS } from './fake-catalog.js';
import { fakeServer } from './fake-server.js';
import { bookingDatabaseUrl } from './migrated.js';
import { MONDAY_MORNING } from './salon.js';

export const KEY = 'booking-call-key-for-development-only-0000';
/** The merchant of the local sandbox. */
export const MERCHANT = { merchantId: '1211149', merchantSecret: 'local-sandbox-merchant-secret' };
/** The payment of the journey that is refunded through the gateway. */
const KNOWN_PAYMENT = 'canary-second';
export const SITE = { brand: 'Araliya', address: '12 Temple Road, Colombo', phone: '011 234 5678' };

export interface BookingReply {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}

/** Sends a call of a person; a text is sent as a form. */
export type BookingCall = (caller: Caller | null, call: string, payload?: object | string) => Promise<BookingReply>;

export interface RunningBooking {
  app: NestFastifyApplication;
  clock: FixedClock;
  call: BookingCall;
  close: () => Promise<void>;
}

/**
 * The complete service as its process runs it, on a database, with a catalog of two services, a gateway with the
 * journey's second payment, and mails that are discarded.
 */
export async function runBooking(databaseUrl: string, log?: (line: string) => void): Promise<RunningBooking> {
  const catalog = await fakeServer(({ path }) => {
    const [, orderId] = /\/payment\/search\?order_id=(\w+)/.exec(path) ?? [];
    if (orderId !== undefined)
      return { body: { status: 1, data: [{ payment_id: KNOWN_PAYMENT, order_id: orderId, status: 'RECEIVED' }] } };
    return path === '/site' ? { body: { site: SITE } } : { body: { services: [CUT, NAILS] } };
  });
  const env = { DATABASE_URL: databaseUrl, CATALOG_URL: catalog.url, PAYHERE_BASE_URL: catalog.url };
  const { app, clock } = await createApp(env, log && createLogger('booking', 'debug', { write: log }));
  Object.assign(app.get(Mailer), { send: async (_mail: Mail) => undefined });
  await app.init();
  const close = async (): Promise<void> => {
    await app.close();
    await catalog.close();
  };
  return { app, clock, call: callsTo(app), close };
}

/** The same on a database of its own, which goes with it. */
export async function startBooking(): Promise<RunningBooking> {
  const url = await bookingDatabaseUrl();
  const running = await runBooking(url);
  const close = async (): Promise<void> => {
    await running.close();
    await dropTestDatabase(url);
  };
  return { ...running, close };
}

/** The service with these settings, not started, on a Monday morning. */
export async function createApp(env: Record<string, string>, logger = createLogger('booking', 'silent')) {
  // eslint-disable-next-line no-restricted-properties -- what config.ts reads when the application is imported below
  Object.assign(process.env, env);
  const { AppModule } = await import('../app.module.js');
  const app = await createServer(AppModule, { name: 'booking', port: 0, prepare: keepFormsRaw }, logger);
  const clock = new FixedClock(MONDAY_MORNING);
  Object.assign(app.get(Clock), { now: () => clock.now() });
  return { app, clock };
}

const callsTo =
  (app: NestFastifyApplication): BookingCall =>
  async (caller, call, payload) => {
    const [method, url] = call.split(' ') as ['GET', string];
    const reply = await app.inject({
      method,
      url,
      headers: {
        [CALLER_HEADER]: await signCall({ key: KEY, audience: 'booking', issuer: 'bff', caller }),
        ...(typeof payload === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(payload !== undefined && { payload }),
    });
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: jsonOf(reply),
    };
  };
