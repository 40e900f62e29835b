import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { PricedService } from '@salon/contracts';
import { type Caller, CALLER_HEADER, type Mail, Mailer, signCall } from '@salon/nest-kit';
import { dropTestDatabase } from '@salon/testing';
import { CUT, NAILS } from './fake-catalog.js';
import { fakeServer } from './fake-server.js';
import { bookingDatabaseUrl } from './migrated.js';
import { createApp, KEY, SITE } from './running-booking.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The complete service over HTTP on its own database, with a catalog whose `menu` a test may change. */
export function bookingApp() {
  let url: string;
  let app: NestFastifyApplication;
  const running = {} as { catalog: Awaited<ReturnType<typeof fakeServer>> };
  const menu: PricedService[] = [CUT, NAILS];
  const mails: Mail[] = [];
  beforeAll(async () => {
    url = await bookingDatabaseUrl();
    running.catalog = await fakeServer(({ path }) => {
      if (path === '/site') return { body: { site: SITE } };
      if (path === '/services/lookup') return { body: { services: menu } };
      return { status: 404, body: { status: 'error', code: 'OFFER_NOT_FOUND', requestId: 'r' } };
    });
    ({ app } = await createApp({ DATABASE_URL: url, CATALOG_URL: running.catalog.url }));
    Object.assign(app.get(Mailer), { send: async (mail: Mail) => void mails.push(mail) });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });
  afterAll(async () => {
    await app.close();
    await running.catalog.close();
    await dropTestDatabase(url);
  });
  const bare = (path: string) => app.inject({ url: path });
  return { menu, mails, running, bare, ...callsOf((options) => app.inject(options)) };
}

function callsOf(inject: (...args: [object]) => ReturnType<NestFastifyApplication['inject']>) {
  async function call<T>(caller: Caller | null, method: Method, path: string, payload?: object) {
    const signed = await signCall({ key: KEY, audience: 'booking', issuer: 'bff', caller });
    const reply = await inject({
      method,
      url: path,
      headers: { [CALLER_HEADER]: signed },
      ...(payload ? { payload } : {}),
    });
    return { status: reply.statusCode, body: reply.json<T & { code: string; message: string }>() };
  }
  async function notify(form: Record<string, string> | string, contentType = 'application/x-www-form-urlencoded') {
    const signed = await signCall({ key: KEY, audience: 'booking', issuer: 'bff', caller: null });
    const payload = typeof form === 'string' ? form : new URLSearchParams(form).toString();
    return inject({
      method: 'POST',
      url: '/payments/notices',
      headers: { [CALLER_HEADER]: signed, 'content-type': contentType },
      payload,
    });
  }
  return { call, notify };
}
