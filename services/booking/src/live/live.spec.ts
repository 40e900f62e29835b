import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { DeskEvent, SalonDay } from '@salon/contracts';
import { CALLER_HEADER, createLogger, HealthChecks, seedId, signCall } from '@salon/nest-kit';
import { dropTestDatabase, eventually, testDatabaseUrl } from '@salon/testing';
import { Client } from 'pg';
import { CUT } from '../testing/fake-catalog.js';
import { runBooking, type RunningBooking } from '../testing/running-booking.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { DeskListener } from './desk-listener.js';

interface Received extends DeskEvent {
  id: string;
}

const visitOn = (day: string) => ({ isComplete: true, changes: [{ subject: 'visit', day }] });
let url: string;
let processes: RunningBooking[];
let db: Client;

beforeAll(async () => {
  url = await testDatabaseUrl();
  processes = [await runBooking(url), await runBooking(url)];
  for (const { app } of processes) await app.listen(0, '127.0.0.1');
  db = new Client({ connectionString: url });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  for (const { close } of processes) await close();
  await dropTestDatabase(url);
});

/** The events of a stream, for any chunk boundaries. */
async function* eventsOf(response: IncomingMessage): AsyncGenerator<Received> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8').iterator()) {
    text += String(chunk);
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, id = '', data = ''] = /^id: (.+)\ndata: (.+)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (data !== '') yield { id, ...(JSON.parse(data) as DeskEvent) };
    }
  }
}

/** A stream of one of the two processes; `next` is its next event, undefined when it has ended. */
async function openStream(at: 0 | 1, lastId?: string, query = '') {
  const key = 'booking-call-key-for-development-only-0000';
  const caller = await signCall({ key, audience: 'booking', issuer: 'bff', caller: null });
  const headers = { [CALLER_HEADER]: caller, ...(lastId && { 'last-event-id': lastId }) };
  const asked = request(`${await processes[at]!.app.getUrl()}/desk/changes${query}`, { headers, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const events = eventsOf(response);
  const next = async (): Promise<Received | undefined> => (await events.next()).value as Received | undefined;
  return { status: response.statusCode, type: response.headers['content-type'], next, close: () => asked.destroy() };
}

async function openOnceListening(...args: Parameters<typeof openStream>): ReturnType<typeof openStream> {
  const stream = await openStream(...args);
  if (stream.status !== 503) return stream;
  await new Promise((go) => setTimeout(go, 50));
  return openOnceListening(...args);
}

let booked = 8;
/** A walk-in an hour after the last one, through the first process. */
async function book(date = DAY): Promise<void> {
  const [first] = processes;
  const { stylists } = (await first!.call(ADMIN, `GET /days/${date}`)).body as SalonDay;
  const customer = { _id: seedId('walk-in'), name: 'Ama', email: '', phone: '0771112222', hasAccount: false };
  const startTime = `${String((booked += 1)).padStart(2, '0')}:00`;
  const services = [{ service: CUT.id, quantity: 1 }];
  const body = { date, startTime, stylistId: stylists[0]!._id, origin: 'walk_in', note: '', services, customer };
  expect(await first!.call(ADMIN, 'POST /desk/visits', body)).toMatchObject({ status: 201 });
}

it('notifies the streams of every process of a change, by its day and nothing about the person', async () => {
  const streams = [await openStream(0), await openStream(1)] as const;
  for (const { status, type, next } of streams)
    expect([status, type, await next()]).toEqual([
      200,
      'text/event-stream',
      { id: expect.any(String), isComplete: false, changes: [] },
    ]);
  await book();
  for (const { next, close } of streams) {
    expect(await next()).toEqual({ id: expect.any(String), ...visitOn(DAY) });
    close();
  }
});

it('goes on in another process where a stream ended, also with what committed late under a lower number', async () => {
  const before = await openStream(0);
  await before.next();
  const { rows } = await db.query<{ id: string }>('SELECT "id" FROM booking.appointment LIMIT 1');
  await db.query('BEGIN');
  await db.query(`UPDATE booking.appointment SET "note" = 'late' WHERE "id" = $1`, [rows[0]?.id]);
  const other = '2026-11-27';
  await book(other);
  const last = await before.next();
  expect(last).toMatchObject(visitOn(other));
  before.close();
  await db.query('COMMIT');
  const after = await openStream(1, last?.id);
  expect(await after.next()).toMatchObject(visitOn(DAY));
  after.close();
});

it('has everything fetched anew by whoever was away for too long, in another database or at no position', async () => {
  const long = `1-${'1'.repeat(5000)}:2:`;
  for (const position of ['', 'x', '1-1:1:', '9999999999-5:3:', '9999999999-1:99999999999:', long]) {
    const stream = await openStream(0, position);
    expect(await stream.next()).toMatchObject({ isComplete: false, changes: [] });
    stream.close();
  }
});

it('ends its streams when the connection that listens is lost, listens again, and goes on', async () => {
  const stream = await openStream(0);
  const first = await stream.next();
  await db.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'salon-booking-live'`,
  );
  expect(await stream.next()).toBeUndefined();
  await book();
  const again = await openOnceListening(0, first?.id);
  expect(await again.next()).toMatchObject(visitOn(DAY));
  await book('2026-11-28');
  expect(await again.next()).toMatchObject(visitOn('2026-11-28'));
  again.close();
  (await openOnceListening(1)).close(); // It has lost its connection, too.
});

it('announces time that is blocked, what is to be done, and each transaction once', async () => {
  const stream = await openStream(1);
  const ofDays = await openStream(1, undefined, '?of=days');
  await Promise.all([stream.next(), ofDays.next()]);
  const { stylists } = (await processes[0]!.call(ADMIN, `GET /days/${DAY}`)).body as SalonDay;
  const block = { date: DAY, startTime: '16:00', endTime: '17:00', stylistId: stylists[1]!._id, reason: 'Training' };
  await processes[0]!.call(ADMIN, 'POST /desk/blocks', block);
  expect(await stream.next()).toMatchObject({ changes: [{ subject: 'salon', day: null }] });
  await db.query(`
    INSERT INTO booking.payment_notice
      ("orderId", "merchantId", "statusCode", "amount", "currency", "verdict", "receivedAt", "source")
    VALUES ('x', 'x', 2, '1', 'LKR', 'forged', '2026-11-23', 'notice')`);
  expect(await stream.next()).toMatchObject({ changes: [{ subject: 'notice', day: null }] });
  expect([await ofDays.next(), await ofDays.next()]).toMatchObject([
    { changes: [{ subject: 'salon' }] },
    { changes: [] },
  ]);
  ofDays.close();
  await db.query(`BEGIN; UPDATE booking.appointment SET "note" = 'a' WHERE "day" = '${DAY}';
    UPDATE booking.appointment SET "note" = 'b' WHERE "day" = '${DAY}'; COMMIT`);
  expect(await stream.next()).toMatchObject(visitOn(DAY));
  stream.close();
});

it('announces messages of the contact page, which the catalog keeps, to the streams of tasks alone', async () => {
  const [stream, ofDays] = [await openStream(0), await openStream(0, undefined, '?of=days')];
  await Promise.all([stream.next(), ofDays.next()]);
  expect(await processes[1]!.call(null, 'POST /desk/messages-changed')).toMatchObject({ status: 204 });
  expect(await stream.next()).toMatchObject({ changes: [{ subject: 'message', day: null }] });
  stream.close();
  expect(await ofDays.next()).toMatchObject({ changes: [] });
  ofDays.close();
});

it('leaves no connection behind when it stops while it connects', async () => {
  const listener = new DeskListener({ url }, createLogger('booking', 'silent'), new HealthChecks());
  const starting = listener.onModuleInit();
  await listener.onModuleDestroy();
  await starting;
  const listening = `SELECT FROM pg_stat_activity
    WHERE application_name = 'salon-booking-live' AND datname = current_database()`;
  await eventually(async () => (await db.query(listening)).rowCount === processes.length);
});

it('ends its streams when it stops', async () => {
  const stream = await openStream(1);
  await stream.next();
  const [stopping] = processes.splice(1);
  const [end] = await Promise.all([stream.next(), stopping!.close()]);
  expect(end).toBeUndefined();
});
