import { throttledCalls } from '@salon/nest-kit';
import { dropTestDatabase, eventually, testDatabaseUrl } from '@salon/testing';
import { WRONG_PASSWORD } from '@salon/testing/passwords';
import pg from 'pg';
import { failed } from '../testing/fake-service.js';
import { nimali, tokenOf } from '../testing/people.js';
import { type Bff, type Reply, type Services, startBff, startServices } from '../testing/start-bff.js';
import { RATE_LIMITS } from './rate-limits.js';

let databaseUrl: string;
let fakes: Services;
let one: Bff;
let other: Bff;

beforeEach(async () => {
  databaseUrl = await testDatabaseUrl();
  fakes = await startServices();
  [one, other] = await Promise.all([
    startBff({ fakes, databaseUrl, limits: 'strict' }),
    startBff({ fakes, databaseUrl, limits: 'strict' }),
  ]);
  fakes.account.on('POST /sign-ins', failed(404, 'LOGIN_UNKNOWN'));
});
afterEach(async () => {
  await Promise.all([one.close(), other.close()]);
  await Promise.all(Object.values(fakes).map((service) => service.stop()));
  await dropTestDatabase(databaseUrl);
});

async function query<Rows>(url: string, statement: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Rows;
  } finally {
    await client.end();
  }
}
const onServer = (statement: string) => query(databaseUrl.replace(/[^/]+$/, 'postgres'), statement);

const { points, seconds } = RATE_LIMITS.login;
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const tryEmail = (bff: Bff, at: number, address = '198.51.100.9'): Promise<Reply> =>
  bff.call('POST /api/auth/login', {
    body: { email: `guess${at}@example.test`, password: WRONG_PASSWORD, role: 'user' },
    headers: from(address),
  });

async function throttledSignIns(): Promise<number> {
  const { values } = await throttledCalls.get();
  return values.find(({ labels }) => labels.limit === 'login')?.value ?? 0;
}

it('T1 answers one unknown address more than the limit of its network with 429 and how long to wait', async () => {
  const replies = [];
  const before = await throttledSignIns();
  for (let at = 0; at <= points; at += 1) replies.push(await tryEmail(one, at));
  expect(replies.slice(0, points).map(({ status }) => status)).toEqual(Array<number>(points).fill(404));
  const last = replies.at(-1);
  expect([last?.status, last?.body.code]).toEqual([429, 'THROTTLED']);
  expect(last?.body.message).toBe(`Too many attempts. Please try again in ${seconds / 60} minutes.`);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(seconds - 100);
  expect((await tryEmail(one, points + 1, '198.51.100.10')).status).toBe(404);
  expect(await throttledSignIns()).toBe(before + 1);
});

it('T60 shares one limit among two instances and parallel attempts', async () => {
  const replies: Reply[] = [];
  // Four at once: with more, a busy machine delays a connection longer than the limiter waits.
  for (let first = 0; first < 60; first += 4)
    replies.push(
      ...(await Promise.all(
        Array.from({ length: 4 }, (_each, at) => tryEmail(at % 2 === 0 ? one : other, first + at)),
      )),
    );
  expect(replies.filter(({ status }) => status === 404)).toHaveLength(points);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(60 - points);
});

it('T60 trusts only the address our own proxy saw: a hundred forged addresses share one limit', async () => {
  const replies = [];
  for (let at = 0; at < 100; at += 1)
    replies.push(await tryEmail(one, at, `203.0.113.${at}, 10.9.8.${at}, 198.51.100.77`));
  expect(replies.filter(({ status }) => status === 404)).toHaveLength(points);
});

it('T60 counts a whole IPv6 network as one caller', async () => {
  const replies = [];
  for (let at = 0; at < 25; at += 1) replies.push(await tryEmail(one, at, `2001:db8:7:7::${(at + 1).toString(16)}`));
  expect(replies.filter(({ status }) => status === 404)).toHaveLength(points);
});

it('never counts successful sign-ins: a whole office signs in from one network', async () => {
  fakes.account.on('POST /sign-ins', {
    status: 200,
    body: { user: nimali, session: { id: 'session-user', expiresAt: '2026-12-21T04:00:00Z' } },
  });
  for (let at = 0; at < 30; at += 1) expect((await tryEmail(one, at)).status).toBe(200);
});

it('T4 rejects sign-ins beyond the concurrency limit at once, with Retry-After, and accepts the next when the others are done', async () => {
  fakes.account.on('POST /sign-ins', {
    status: 200,
    delayMs: 2_000,
    body: { user: nimali, session: { id: 'session-user', expiresAt: '2026-12-21T04:00:00Z' } },
  });
  const replies = await Promise.all(Array.from({ length: 80 }, (_each, at) => tryEmail(one, at, `198.51.100.${at}`)));
  const busy = replies.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.every(({ headers, body }) => headers.get('retry-after') === '1' && body.code === 'BUSY')).toBe(true);
  expect(fakes.account.requests('POST /sign-ins')).toHaveLength(80 - busy.length);
  expect((await tryEmail(one, 81)).status).toBe(200);
});

it('does not count forms filled in wrongly', async () => {
  for (let at = 0; at < 25; at += 1)
    expect(
      (await one.call('POST /api/auth/login', { body: { email: 'x' }, headers: from('198.51.100.30') })).status,
    ).toBe(400);
});

it('limits what one account books in a minute, wherever it is', async () => {
  const token = await tokenOf('user');
  const body = { date: '2026-12-01', startTime: '10:00', services: [{ service: nimali._id, quantity: 1 }] };
  fakes.booking.on('POST /appointments', failed(409, 'BOOKING_SLOT_TAKEN'));
  const replies = [];
  for (let at = 0; at < 31; at += 1)
    replies.push(
      (await one.call('POST /api/appointments/create', { token, body, headers: from(`198.51.100.${at}`) })).status,
    );
  expect([replies.slice(0, 30).every((status) => status === 409), replies.at(-1)]).toEqual([true, 429]);
});

it('the desk moves all visits of a closed day at one press', async () => {
  const token = await tokenOf('frontDesk');
  fakes.booking.on(`PATCH /appointments/${nimali._id}/reschedule`, { status: 200, body: { appointment: {} } });
  const replies = [];
  for (let at = 0; at < 40; at += 1)
    replies.push(
      await one.call(`PATCH /api/appointments/${nimali._id}/reschedule`, {
        token,
        body: { date: '2026-12-01', startTime: '10:00' },
        headers: from('198.51.100.60'),
      }),
    );
  expect(replies.filter(({ status }) => status === 429)).toEqual([]);
});

it('keeps counting in the process when the database is down', async () => {
  await dropTestDatabase(databaseUrl);
  const replies = [];
  for (let at = 0; at <= points; at += 1) replies.push((await tryEmail(one, at, '198.51.100.50')).status);
  expect([replies[0], replies.at(-1)]).toEqual([404, 429]);
});

it('shares one limit once a database that was away at the start is there', async () => {
  await Promise.all([one.close(), other.close()]);
  const name = new URL(databaseUrl).pathname.slice(1);
  await onServer(`ALTER DATABASE "${name}" RENAME TO "${name}_away"`);
  [one, other] = await Promise.all([
    startBff({ fakes, databaseUrl, limits: 'strict' }),
    startBff({ fakes, databaseUrl, limits: 'strict' }),
  ]);
  expect((await tryEmail(one, 0, '198.51.100.51')).status).toBe(404);
  await onServer(`ALTER DATABASE "${name}_away" RENAME TO "${name}"`);
  await eventually(async () => {
    const [{ store }] = await query<[{ store: string | null }]>(
      databaseUrl,
      `SELECT to_regclass('bff.budget') AS store`,
    );
    return store !== null;
  });
  const replies = [];
  for (let at = 0; at <= points; at += 1)
    replies.push((await tryEmail(at % 2 === 0 ? one : other, at, '198.51.100.52')).status);
  expect([replies[0], replies.at(-1)]).toEqual([404, 429]);
});
