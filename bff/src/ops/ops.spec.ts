import { deskRefusals, OPS_SERVICES, type Ops } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { tokenOf } from '../testing/people.js';
import { type Bff, startBff } from '../testing/start-bff.js';

/** New for each test, because some leave the circuit of a service open. */
const bff = {} as Bff & { token: string | null };
beforeEach(async () => void Object.assign(bff, await startBff(), { token: await tokenOf('admin') }));
afterEach(() => bff.close());

const job = {
  _id: '7',
  task: 'send-mail',
  firstGivenUpAt: '2026-11-20T03:00:00.000Z',
  givenUpAt: '2026-11-21T03:00:00.000Z',
  tries: 25,
  retries: 1,
  error: 'no mailbox <[hidden]>',
};
const queue = {
  asOf: '2026-11-23T04:00:00.000001Z',
  tasks: [{ task: 'send-mail', due: 1, later: 2, dead: 1, failing: 0, oldestSeconds: 30 }],
  dead: [job],
};
const said = { version: 'fedcba9', startedAt: '2026-11-22T03:00:00.000Z', queue };
const well = { status: 'ok', checks: { database: 'ok' } };

beforeEach(() => {
  for (const name of OPS_SERVICES) {
    bff.services[name].on('GET /health/ready', { status: 200, body: well });
    bff.services[name].on('GET /ops', { status: 200, body: said });
  }
});

async function parts() {
  const { status, body } = await bff.call<Ops>('GET /api/admin/ops', { token: bff.token });
  expect(status).toBe(200);
  return Object.fromEntries(body.data.parts.map(({ name, ...part }) => [name, part]));
}

it('puts the processes together, each with revision, since when, health and queue', async () => {
  const all = await parts();
  expect(Object.keys(all)).toEqual(['bff', 'catalog', 'account', 'booking']);
  expect(all.booking).toEqual({ ...well, ...said });
  expect(all.bff).toMatchObject({ status: 'ok', version: '0123abc', queue: null });
  expect(Number.isNaN(Date.parse(all.bff?.startedAt ?? ''))).toBe(false);
});

it('shows what the edge says about itself', async () => {
  const edge = {
    version: '0123abc',
    startedAt: '2026-11-22T03:00:00.000Z',
    apps: [{ name: 'shell', version: '1.4.0', candidate: null, problem: null }],
  };
  const headers = { 'x-salon-edge': encodeURIComponent(JSON.stringify(edge)) };
  const { body } = await bff.call<Ops>('GET /api/admin/ops', { token: bff.token, headers });
  expect(body.data.edge).toEqual(edge);
  expect((await bff.call<Ops>('GET /api/admin/ops', { token: bff.token })).body.data).not.toHaveProperty('edge');
});

it.each([
  ['is down', () => void bff.services.account.stop()],
  ['fails', () => bff.services.account.on('GET /ops', failed(503, 'DATABASE_DOWN'))],
  ['is of a release that says nothing', () => bff.services.account.on('GET /ops', failed(404, 'NOT_FOUND'))],
  ['is slow', () => bff.services.account.on('GET /ops', { status: 200, body: said, delayMs: 4_000 })],
])('shows the others when one service %s', async (_what, happens) => {
  await bff.call('GET /api/auth/me', { token: bff.token }); // The session is known from here on.
  happens();
  const began = performance.now();
  const all = await parts();
  expect(performance.now() - began).toBeLessThan(3_500);
  expect([all.booking, all.catalog]).toEqual([
    { ...well, ...said },
    { ...well, ...said },
  ]);
  expect(all.account).toMatchObject({ version: null, startedAt: null, queue: null });
});

it('refuses what a service refuses', async () => {
  bff.services.account.on('GET /ops', failed(403, 'ADMIN_ONLY'));
  expect((await bff.call('GET /api/admin/ops', { token: bff.token })).status).toBe(403);
});

it('says which part of a service is down, and not why', async () => {
  const report = { status: 'down', checks: { database: 'connect ECONNREFUSED 10.0.0.3:5432', jobs: 'ok' } };
  bff.services.booking.on('GET /health/ready', { status: 503, body: report });
  bff.services.booking.on('GET /ops', { status: 200, body: { ...said, queue: null } });
  expect((await parts()).booking).toEqual({
    ...said,
    queue: null,
    status: 'down',
    checks: { database: 'down', jobs: 'ok' },
  });
});

it('runs jobs of one service again, with the caller', async () => {
  bff.services.account.on('POST /ops/retry', { status: 200, body: { retried: 3 } });
  const body = { task: 'send-code', asOf: queue.asOf };
  const reply = await bff.call('POST /api/admin/ops/account/retry', { token: bff.token, body });
  expect([reply.status, reply.body]).toEqual([200, { status: 'success', data: { retried: 3 } }]);
  expect(JSON.parse(bff.services.account.requests('POST /ops/retry')[0]?.body ?? '')).toEqual(body);
});

it('says so when somebody else was faster', async () => {
  bff.services.booking.on('POST /ops/retry', failed(409, 'JOBS_NOT_DEAD'));
  const body = { task: 'send-mail', job: '7', asOf: queue.asOf };
  const reply = await bff.call('POST /api/admin/ops/booking/retry', { token: bff.token, body });
  expect([reply.status, reply.body.message]).toEqual([409, deskRefusals.JOBS_NOT_DEAD.text]);
});

it.each<[string, unknown, number]>([
  ['bff', { task: 'send-mail', asOf: queue.asOf }, 404],
  ['toString', { task: 'send-mail', asOf: queue.asOf }, 404],
  ['booking', {}, 400],
  ['booking', { task: 'send-mail' }, 400],
  ['booking', { task: 'x'.repeat(129), asOf: queue.asOf }, 400],
  ['booking', { task: 'send-mail', asOf: queue.asOf, job: '7 or all' }, 400],
  ['booking', { task: 'send-mail', asOf: queue.asOf, all: true }, 400],
])('refuses to run anything of %s again for %j', async (part, body, status) => {
  expect((await bff.call(`POST /api/admin/ops/${part}/retry`, { token: bff.token, body })).status).toBe(status);
  expect(bff.services.booking.requests('POST /ops/retry')).toEqual([]);
});

it.each(['frontDesk', 'stylist', 'user'] as const)(
  'refuses %s as everywhere, without asking a service',
  async (who) => {
    const token = await tokenOf(who);
    const body = { task: 'send-mail', asOf: queue.asOf };
    for (const reply of [
      await bff.call('GET /api/admin/ops', { token }),
      await bff.call('POST /api/admin/ops/booking/retry', { token, body }),
    ])
      expect([reply.status, reply.body.code]).toEqual([403, 'ADMIN_ONLY']);
    expect(bff.services.booking.calls).toEqual([]);
  },
);
