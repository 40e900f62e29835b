import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import { type Bff, startBff } from './testing/start-bff.js';

const STRONG = 'Zk3vQ9pX2mT7wR5yB8nL4cJ6hF1gD0sA';
const REAL = {
  CATALOG_URL: 'http://catalog:4021',
  ACCOUNT_URL: 'http://account:4022',
  BOOKING_URL: 'http://booking:4023',
  CATALOG_CALL_KEY: STRONG,
  ACCOUNT_CALL_KEY: STRONG,
  BOOKING_CALL_KEY: STRONG,
  JWT_SECRET: STRONG,
  DATABASE_URL: 'postgres://bff:x@db/salon',
  SITE_URL: 'https://araliya.example',
};

/** A process that only reads its configuration. */
function start(environment: Record<string, string>): { status: number | null; output: string } {
  const { code } = transformSync(readFileSync('src/config.ts', 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `${code}\nprocess.stdout.write(JSON.stringify({ ...config }));`],
    { env: { PATH: process.env.PATH ?? '', ...environment }, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

it('boots bare in development, with relaxed limits', () => {
  expect(start({})).toMatchObject({ status: 0, output: expect.stringContaining('"RATE_LIMITS":"relaxed"') });
});

it('starts in production with real secrets, with strict limits', () => {
  expect(start({ NODE_ENV: 'production', ...REAL })).toMatchObject({
    status: 0,
    output: expect.stringContaining('"RATE_LIMITS":"strict"'),
  });
});

it.each([
  ['no secrets', {}, 'JWT_SECRET is missing'],
  ['a well-known secret', { ...REAL, JWT_SECRET: 'changeme' }, 'JWT_SECRET'],
  [
    'the development secret',
    { ...REAL, JWT_SECRET: 'bff-jwt-secret-for-development-only-000000' },
    'development value',
  ],
  [
    'a development key',
    { ...REAL, BOOKING_CALL_KEY: 'booking-call-key-for-development-only-0000' },
    'BOOKING_CALL_KEY',
  ],
  [
    'an issuer of identities that anybody on the way may play',
    { ...REAL, GOOGLE_ISSUER: 'http://accounts.google.com' },
    'GOOGLE_ISSUER must be an https address',
  ],
  ['an address without https', { ...REAL, SITE_URL: 'http://araliya.example' }, 'SITE_URL must be an https address'],
  ['an address without a scheme', { ...REAL, SITE_URL: 'araliya.example:8443' }, 'SITE_URL must be an https address'],
  [
    'the development password of its database',
    { ...REAL, DATABASE_URL: 'postgres://bff:bff-dev@db/salon' },
    'DATABASE_URL has a development password',
  ],
])('T61 does not start in production with %s', (_story, environment, reason) => {
  const { status, output } = start({ NODE_ENV: 'production', ...environment });
  expect([status, output.includes(reason)]).toEqual([1, true]);
});

it('starts in production on this machine with its database and without https, as the journeys do', () => {
  const local = { SITE_URL: 'http://localhost:4500', DATABASE_URL: 'postgres://bff:bff-dev@127.0.0.1:4032/salon' };
  expect(start({ NODE_ENV: 'production', ...REAL, ...local }).status).toBe(0);
});

it('T61 does not start with a NODE_ENV that it does not know, for it would take the secrets of development', () => {
  const { status, output } = start({ NODE_ENV: 'staging', ...REAL });
  expect([status, output.includes('NODE_ENV')]).toEqual([1, true]);
});

describe('in production', () => {
  let bff: Bff;
  beforeAll(async () => {
    bff = await startBff({ docs: false });
  });
  afterAll(() => bff.close());

  it.each([
    '/api/docs',
    '/api/docs-json',
    '/api/docs/',
    '/docs',
    '/api',
    '/api/seed',
    '/api/test/reset',
    '/api/debug',
    '/api/email',
    '/pay/checkout',
    '/api/config',
    '/graphql',
    '/.env',
    '/dist/main.js.map',
    '/api/docs-yaml',
  ])('T61 has nothing at %s', async (path) => {
    expect((await bff.call(`GET ${path}`)).status).toBe(404);
  });
});

it('shows developers the whole API, as a page and as OpenAPI', async () => {
  const bff = await startBff();
  const page = await bff.call('GET /api/docs');
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.text).toContain('POST /api/appointments/create');
  expect((await bff.call('GET /api/docs-json')).body).toHaveProperty('components.schemas.RegisterDto.required', [
    'name',
    'email',
    'password',
  ]);
  await bff.close();
});
