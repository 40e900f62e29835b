import { Controller, Get, Module, Param, Post, Body } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sentenceOf } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import {
  type Caller,
  CALLER_HEADER,
  CallerModule,
  CurrentCaller,
  createLogger,
  createServer,
  HealthChecks,
  signCall,
  stopGracefully,
  UuidParam,
} from '../index.js';

const KEY = 'k'.repeat(32);
const nimali: Caller = {
  id: 'u1',
  role: 'user',
  permissions: [],
  name: 'Nimali',
  email: 'n@example.test',
  phone: null,
  verified: true,
  sid: 's1',
};

@Controller()
class SampleController {
  @Get('who') who(@CurrentCaller() caller: Caller | null) {
    return { caller };
  }
  @Get('taken') taken() {
    throw new DomainError('conflict', 'TAKEN', 'What the log reads.', {
      params: { title: 'Cut' },
      data: { availableSlots: ['10:00'] },
    });
  }
  @Get('wait') wait() {
    throw new DomainError('throttled', 'WAIT', 'Please wait.', { retryAfter: 1.2 });
  }
  @Get('bug') bug() {
    throw new Error('secret detail');
  }
  @Get('thing/:id') thing(@UuidParam('id') id: string) {
    return { id };
  }
  @Get('any/:id') any(@Param('id') id: string) {
    return { id };
  }
  @Get('slow') async slow() {
    await new Promise((resolve) => setTimeout(resolve, 600));
    return { done: true };
  }
  @Post('echo') echo(@Body() body: unknown) {
    return { body };
  }
}

@Module({ imports: [CallerModule.forRoot({ service: 'sample', key: KEY, also: '' })], controllers: [SampleController] })
class SampleModule {}

let app: NestFastifyApplication;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await createServer(
    SampleModule,
    { name: 'sample', port: 0, bodyLimit: 2_000 },
    createLogger('sample', 'silent'),
  );
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  headers = { [CALLER_HEADER]: await signCall({ key: KEY, audience: 'sample', issuer: 'bff', caller: nimali }) };
});
afterAll(() => app.close());

it('T59 knows the caller of a signed call, and a guest', async () => {
  expect((await app.inject({ url: '/who', headers })).json()).toEqual({ caller: nimali });
  const guest = await signCall({ key: KEY, audience: 'sample', issuer: 'bff', caller: null });
  expect((await app.inject({ url: '/who', headers: { [CALLER_HEADER]: guest } })).json()).toEqual({ caller: null });
});

it.each([
  ['no signature', async () => ({})],
  [
    "another service's signature",
    async () => ({ [CALLER_HEADER]: await signCall({ key: KEY, audience: 'other', issuer: 'bff', caller: nimali }) }),
  ],
  [
    'another key',
    async () => ({
      [CALLER_HEADER]: await signCall({ key: 'z'.repeat(32), audience: 'sample', issuer: 'bff', caller: nimali }),
    }),
  ],
  [
    'an unsigned token',
    async () => ({
      [CALLER_HEADER]: `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ aud: 'sample', caller: nimali }))}.`,
    }),
  ],
  ['a header of its own', async () => ({ 'x-user-id': 'admin' })],
])('T59 refuses %s', async (_story, made) => {
  const reply = await app.inject({ url: '/who', headers: await made() });
  expect([reply.statusCode, reply.json().status]).toEqual([401, 'error']);
});

it('answers a DomainError by its code and parameters, with what the customer needs to go on', async () => {
  const reply = await app.inject({ url: '/taken', headers: { ...headers, 'x-request-id': 'request-12345' } });
  expect([reply.statusCode, reply.json()]).toEqual([
    409,
    {
      status: 'error',
      code: 'TAKEN',
      params: { title: 'Cut' },
      data: { availableSlots: ['10:00'] },
      requestId: 'request-12345',
    },
  ]);
});

it('says how long to wait, in whole seconds', async () => {
  expect((await app.inject({ url: '/wait', headers })).headers['retry-after']).toBe('2');
});

it('T63 hides what a bug says', async () => {
  const reply = await app.inject({ url: '/bug', headers });
  expect([reply.statusCode, sentenceOf(reply.json())]).toEqual([500, 'Server error. Please try again later']);
  expect(reply.body).not.toContain('secret detail');
});

it('answers unknown routes, malformed ids and malformed bodies by their codes', async () => {
  expect((await app.inject({ url: '/nowhere', headers })).json()).toEqual({
    status: 'error',
    code: 'NOT_FOUND',
    requestId: expect.any(String),
  });
  expect((await app.inject({ url: '/thing/7', headers })).statusCode).toBe(404);
  expect(
    (
      await app.inject({
        method: 'POST',
        url: '/echo',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: '{"a":',
      })
    ).statusCode,
  ).toBe(400);
  expect(
    (
      await app.inject({
        method: 'POST',
        url: '/echo',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: JSON.stringify({ a: 'x'.repeat(3_000) }),
      })
    ).statusCode,
  ).toBe(413);
  expect(
    (
      await app.inject({
        method: 'POST',
        url: '/echo',
        headers: { ...headers, 'content-type': 'text/csv' },
        payload: 'a',
      })
    ).statusCode,
  ).toBe(415);
});

it('T63 takes over a sane request id only', async () => {
  for (const given of ['bad id\r\nx', 'x', '../../etc', 'a'.repeat(65)]) {
    const { requestId } = (
      await app.inject({ url: '/nowhere', headers: { ...headers, 'x-request-id': given.replace(/[\r\n]/g, ' ') } })
    ).json();
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it('says what is not ready, and is not ready once it is stopping', async () => {
  const checks = app.get(HealthChecks);
  checks.add('jobs', () => Promise.reject(new Error('not started')));
  const reply = await app.inject({ url: '/health/ready' });
  expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'down', checks: { jobs: 'not started' } }]);
  checks.add('jobs', async () => {});
  expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  checks.isDraining = true;
  expect((await app.inject({ url: '/health/ready' })).json()).toMatchObject({
    status: 'down',
    checks: { process: 'stopping' },
  });
  expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
});

it('R4b goes on answering while it stops, tells each caller so, and finishes what it has begun', async () => {
  const leaving = await createServer(SampleModule, { name: 'sample', port: 0 }, createLogger('sample', 'silent'));
  await leaving.listen(0, '127.0.0.1');
  const url = await leaving.getUrl();
  const slow = fetch(`${url}/slow`, { headers });
  await fetch(`${url}/who`, { headers });
  const stopped = stopGracefully(leaving);
  const late = await fetch(`${url}/who`, { headers });
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  expect((await fetch(`${url}/health/ready`)).status).toBe(503);
  expect(await (await slow).json()).toEqual({ done: true });
  await stopped;
  await expect(fetch(`${url}/who`, { headers })).rejects.toThrow('fetch failed');
});
