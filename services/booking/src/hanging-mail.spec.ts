import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Appointment, DEFAULT_POLICY } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { CALLER_HEADER, createLogger, createServer, Outbox, signCall } from '@salon/nest-kit';
import { dropTestDatabase, FaultSmtp, testDatabaseUrl } from '@salon/testing';
import { DataSource } from 'typeorm';
import type { MailFacts } from './mails/mail-facts.rules.js';
import { CUT } from './testing/fake-catalog.js';
import { fakeServer } from './testing/fake-server.js';
import { customer } from './testing/salon.js';

const SITE = { brand: 'Araliya', address: '12 Temple Road, Colombo', phone: '011 234 5678' };
const MAILS = 300;
const ORDERS = 20;
/** Milliseconds. */
const HOLD = DEFAULT_POLICY.holdMinutes * 60_000;
const UNTIL_HOLD_ENDS = 4_000;

const smtp = new FaultSmtp();
/** Accepts connections and never responds. */
const waiting = new Set<Socket>();
const gateway = createTcpServer((socket) => waiting.add(socket));
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
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    DATABASE_URL: url,
    PAYHERE_BASE_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    CATALOG_URL: catalog.url,
    SMTP_URL: `smtp://127.0.0.1:${await smtp.start()}`,
  });
  const { AppModule } = await import('./app.module.js');
  app = await createServer(AppModule, { name: 'booking', port: 0 }, createLogger('booking', 'silent'));
  Object.assign(app.get(Clock), { now: () => new Date(Date.now() + ahead) });
  await app.init();
  await call('POST', '/cart/lines', { serviceId: CUT.id });
});
afterAll(async () => {
  await smtp.stop();
  for (const socket of waiting) socket.destroy();
  gateway.close();
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

/** A visit that is held for four more seconds; it replaces the customer's earlier one. */
async function heldAt(startTime: string): Promise<{ held: Appointment; due: number }> {
  ahead = UNTIL_HOLD_ENDS - HOLD;
  const { appointment: held } = await call<{ appointment: Appointment }>('POST', '/appointments', {
    date: openDay(),
    startTime,
    services: [{ service: CUT.id, quantity: 1 }],
  });
  ahead = 0;
  return { held, due: Date.now() + UNTIL_HOLD_ENDS };
}

async function expectReleased({ held, due }: Awaited<ReturnType<typeof heldAt>>): Promise<void> {
  expect(await statusOf(held._id)).toBe('pending');
  while ((await statusOf(held._id)) === 'pending' && Date.now() < due + 5_000) await wait(50);
  expect(await statusOf(held._id)).toBe('cancelled');
  expect(Date.now()).toBeLessThan(due + 5_000);
}

it('R6 C5 a hold ends in time although the mail server hangs and 300 mails are queued', async () => {
  const { held: earlier } = await heldAt('10:00');
  await queueMails(earlier._id, nimali.email);
  const left = async (): Promise<number> =>
    (await app.get(DataSource).query(`SELECT FROM booking.message WHERE "leftAt" IS NOT NULL`)).length;
  while ((await left()) < 2) await wait(50);
  await wait(500);
  expect(await left()).toBe(2); // All its workers wait for the mail server.
  await expectReleased(await heldAt('11:00'));
  expect(smtp.taken).toEqual([]);
});

it('R6 C5 a hold ends in time although the gateway hangs, 20 payments are verified and the paid orders are swept', async () => {
  const { held: earlier } = await heldAt('12:00');
  const outbox = app.get(Outbox);
  const { manager } = app.get(DataSource);
  await manager.query(
    `INSERT INTO booking.payment_attempt
       ("orderId", "appointmentId", "amount", "amountCents", "currency", "state", "isQuiet", "createdAt")
     VALUES (repeat('1', 19) || 'A', $1, '1000.00', 100000, 'LKR', 'paid', false, $2)`,
    [earlier._id, new Date()],
  );
  await outbox.add(manager, 'sweep-paid', {});
  for (let order = 0; order < ORDERS; order += 1) await outbox.add(manager, 'verify-order', { orderId: String(order) });
  while (waiting.size === 0) await wait(50);
  await expectReleased(await heldAt('13:00'));
});
