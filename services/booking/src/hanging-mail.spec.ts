import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Appointment } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { CALLER_HEADER, createLogger, createServer, Outbox, signCall } from '@salon/nest-kit';
import { dropTestDatabase, FaultSmtp, testDatabaseUrl } from '@salon/testing';
import { DataSource } from 'typeorm';
import type { MailFacts } from './mails/mail.rules.js';
import { CUT } from './testing/fake-catalog.js';
import { fakeServer } from './testing/fake-server.js';
import { customer } from './testing/salon.js';

const SITE = { brand: 'Araliya', address: '12 Temple Road, Colombo', phone: '011 234 5678' };
const MAILS = 300;
/** Milliseconds. */
const HOLD = 15 * 60_000;
const UNTIL_HOLD_ENDS = 2_000;

const smtp = new FaultSmtp();
const nimali = customer('Nimali Perera');
/** Offset of the service's clock from the database's clock. */
let ahead = 0;
let url: string;
let app: NestFastifyApplication;
let catalog: Awaited<ReturnType<typeof fakeServer>>;

beforeAll(async () => {
  url = await testDatabaseUrl();
  smtp.fault = 'hang';
  catalog = await fakeServer(({ path }) =>
    path === '/site' ? { body: { site: SITE } } : { body: { services: [CUT] } },
  );
  Object.assign(process.env, {
    DATABASE_URL: url,
    CATALOG_URL: catalog.url,
    SMTP_URL: `smtp://127.0.0.1:${await smtp.start()}`,
  });
  const { AppModule } = await import('./app.module.js');
  app = await createServer(AppModule, { name: 'booking', port: 0 }, createLogger('booking', 'silent'));
  Object.assign(app.get(Clock), { now: () => new Date(Date.now() + ahead) });
  await app.init();
});
afterAll(async () => {
  await smtp.stop();
  await app.close();
  await catalog.close();
  await dropTestDatabase(url);
});

async function call<T>(method: 'GET' | 'POST', path: string, payload?: object): Promise<T> {
  const key = 'booking-call-key-for-development-only-0000';
  const signed = await signCall({ key, audience: 'booking', issuer: 'bff', caller: nimali });
  const reply = await app.inject({
    method,
    url: path,
    headers: { [CALLER_HEADER]: signed },
    ...(payload && { payload }),
  });
  expect(reply.statusCode).toBeLessThan(300);
  return reply.json<T>();
}

/** A working day of the salon, two to four days from now. */
function openDay(): string {
  const day = new Date(Date.now() + 2 * 24 * 60 * 60_000);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Mails about a visit, written and queued in one transaction. */
async function queueMails(appointmentId: string, email: string): Promise<void> {
  const outbox = app.get(Outbox);
  await app.get(DataSource).transaction(async (tx) => {
    for (let version = 0; version < MAILS; version += 1) {
      const [{ id }] = await tx.query(
        `INSERT INTO booking.message ("id", "appointmentId", "kind", "version", "facts", "createdAt")
         VALUES ($1, $2, 'unplaced', $3, $4, $5) RETURNING "id"`,
        [randomUUID(), appointmentId, version, facts(appointmentId, email), new Date()],
      );
      await outbox.add(tx, 'send-mail', { id });
    }
  });
}

const facts = (appointmentId: string, email: string): MailFacts => ({
  appointmentId,
  displayId: 'AR-1',
  name: 'Nimali Perera',
  email,
  day: openDay(),
  startTime: '10:00',
  endTime: '11:00',
  startsAt: `${openDay()}T04:30:00Z`,
  endsAt: `${openDay()}T05:30:00Z`,
  stylist: 'Ishara',
  lines: [{ title: 'Cut', quantity: 1 }],
  offer: null,
  totalCents: 450_000,
  feeCents: 100_000,
  refundCents: 0,
  sequence: 0,
  isPaidOnline: true,
});

async function statusOf(id: string): Promise<string> {
  return (await call<{ appointment: Appointment }>('GET', `/appointments/${id}`)).appointment.status;
}

it('R6 C5 a hold ends in time although the mail server hangs and 300 mails are queued', async () => {
  ahead = UNTIL_HOLD_ENDS - HOLD;
  await call('POST', '/cart/lines', { serviceId: CUT.id });
  const { appointment } = await call<{ appointment: Appointment }>('POST', '/appointments', {
    date: openDay(),
    startTime: '10:00',
    services: [{ service: CUT.id, quantity: 1 }],
  });
  ahead = 0;
  await queueMails(appointment._id, nimali.email);
  const due = Date.now() + UNTIL_HOLD_ENDS;
  const left = async (): Promise<number> =>
    (await app.get(DataSource).query(`SELECT FROM booking.message WHERE "leftAt" IS NOT NULL`)).length;
  while ((await left()) < 2) await wait(50);
  await wait(500);
  expect(await left()).toBe(2); // All its workers wait for the mail server.
  expect(await statusOf(appointment._id)).toBe('pending');
  while ((await statusOf(appointment._id)) === 'pending' && Date.now() < due + 5_000) await wait(50);
  expect(await statusOf(appointment._id)).toBe('cancelled');
  expect(Date.now()).toBeLessThan(due + 5_000);
  expect(smtp.taken).toEqual([]);
});
