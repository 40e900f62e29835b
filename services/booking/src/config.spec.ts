import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';

const STRONG = 'Zk3vQ9pX2mT7wR5yB8nL4cJ6hF1gD0sA';
const REAL = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://booking:x@db/salon',
  CALL_KEY: STRONG,
  CATALOG_URL: 'http://catalog:4021',
  CATALOG_CALL_KEY: STRONG,
  SITE_URL: 'https://araliya.example',
  SMTP_URL: 'smtp://mail:25',
  PAYHERE_MERCHANT_ID: '1211149',
  PAYHERE_MERCHANT_SECRET: STRONG,
  PAYHERE_APP_ID: 'app',
  PAYHERE_APP_SECRET: STRONG,
};

/** A process that only reads its configuration. */
function start(environment: Record<string, string>): {
  status: number | null;
  said: string;
  gateway: { baseUrl?: string; notifyUrl?: string };
} {
  const { code } = transformSync(readFileSync('src/config.ts', 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const script = `${code}\nprocess.stdout.write(JSON.stringify(gatewaySettings));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr, gateway: status === 0 ? (JSON.parse(stdout) as object) : {} };
}

it("B-004 talks to the gateway's sandbox in sandbox mode, to the real one only when told so, to the local stand-in by default", () => {
  expect(start({ ...REAL, PAYMENT_MODE: 'sandbox' }).gateway.baseUrl).toBe('https://sandbox.payhere.lk');
  expect(start({ ...REAL, PAYMENT_MODE: 'live' }).gateway.baseUrl).toBe('https://www.payhere.lk');
  expect(start({}).gateway.baseUrl).toBe('http://localhost:4090');
});

it('talks to a gateway elsewhere by configuration alone, in production by https', () => {
  const elsewhere = { ...REAL, PAYMENT_MODE: 'sandbox', PAYHERE_BASE_URL: 'https://gateway.example' };
  expect(start(elsewhere).gateway.baseUrl).toBe('https://gateway.example');
  expect(start({ ...elsewhere, PAYHERE_BASE_URL: 'http://gateway.example' }).status).toBe(1);
});

it.each([
  ['sandbox', 'https://www.payhere.lk', 'https://sandbox.payhere.lk'],
  ['live', 'https://sandbox.payhere.lk/', 'https://www.payhere.lk'],
])('does not start in %s mode with the gateway %s', (PAYMENT_MODE, PAYHERE_BASE_URL, own) => {
  const sentence = `PAYHERE_BASE_URL is the gateway of another PAYMENT_MODE; ${PAYMENT_MODE} has ${own}.`;
  expect(start({ ...REAL, PAYMENT_MODE, PAYHERE_BASE_URL })).toMatchObject({
    status: 1,
    said: `Not started: ${sentence}\n`,
  });
  expect(start({ ...REAL, PAYMENT_MODE, PAYHERE_BASE_URL: own }).gateway.baseUrl).toBe(own);
});

it("B-224 B-225 D1 the gateway is told where to send notices by the server's own configuration: a tunnel where given, else the site itself", () => {
  expect(start({ NOTIFY_URL: 'https://tunnel.example/notify' }).gateway.notifyUrl).toBe(
    'https://tunnel.example/notify',
  );
  expect(start({}).gateway.notifyUrl).toBe('http://localhost:4000/api/appointments/payhere-notify');
  expect(start({ ...REAL, PAYMENT_MODE: 'sandbox' }).gateway.notifyUrl).toBe(
    'https://araliya.example/api/appointments/payhere-notify',
  );
  expect(start({ ...REAL, PAYMENT_MODE: 'sandbox', SITE_URL: 'https://araliya.example/' }).gateway.notifyUrl).toBe(
    'https://araliya.example/api/appointments/payhere-notify',
  );
  expect(start({ ...REAL, PAYMENT_MODE: 'sandbox', SITE_URL: 'araliya.example' })).toMatchObject({
    status: 1,
    said: expect.stringContaining('SITE_URL'),
  });
});

it.each([
  ['the local stand-in', { ...REAL, PAYMENT_MODE: 'local' }],
  [
    "the stand-in's secret",
    { ...REAL, PAYMENT_MODE: 'live', PAYHERE_MERCHANT_SECRET: 'local-sandbox-merchant-secret' },
  ],
  [
    "the stand-in's secret as the second one",
    { ...REAL, PAYMENT_MODE: 'live', PAYHERE_MERCHANT_SECRET_ALSO: 'local-sandbox-merchant-secret' },
  ],
  ["the stand-in's application secret", { ...REAL, PAYMENT_MODE: 'live', PAYHERE_APP_SECRET: 'local-app-secret' }],
  ['no way of paying', REAL],
])('T61 does not start in production with %s', (_story, environment) => {
  expect(start(environment)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/PAYMENT_MODE|PAYHERE_(MERCHANT|APP)_SECRET/),
  });
});
