import {
  bffVariables,
  freshProblem,
  googleVariables,
  planSite,
  productionProblem,
  serviceVariables,
  standInVariables,
} from './environment.rules.js';
import { choosePorts } from './ports.rules.js';

const plan = (env: Record<string, string> = {}): ReturnType<typeof planSite> => planSite(env, '/data');

describe('ports', () => {
  it('start at 4000 and move together or alone', () => {
    expect(choosePorts({})).toMatchObject({
      edge: 4000,
      bff: 4010,
      catalog: 4021,
      postgres: 4032,
      inbox: 4080,
      sandbox: 4090,
      'mfe-booking': 4103,
    });
    expect(choosePorts({ PORT_BASE: '24000', INBOX_PORT: '5000' })).toMatchObject({
      edge: 24000,
      sandbox: 24090,
      inbox: 5000,
    });
    expect(() => choosePorts({ PORT: 'http' })).toThrow('PORT=http is not a port (1 to 65000).');
  });
});

describe('what is started locally', () => {
  it.each<[string, Record<string, string>, object]>([
    ['everything by default', {}, { postgres: true, inbox: true, sandbox: true, identity: true }],
    ['no Postgres with a DATABASE_URL', { DATABASE_URL: 'postgres://x/y' }, { postgres: false }],
    ['Postgres when only one part has its own', { CATALOG_DATABASE_URL: 'postgres://x/y' }, { postgres: true }],
    ['no inbox with an SMTP_URL', { SMTP_URL: 'smtp://mail' }, { inbox: false, sandbox: true }],
    [
      'no stand-in for Google with a client of its own',
      { GOOGLE_CLIENT_ID: 'real.apps.googleusercontent.com' },
      { identity: false, inbox: true },
    ],
    ['no stand-in for Google in production', { NODE_ENV: 'production' }, { identity: false }],
    ['no payment sandbox with the real gateway', { PAYMENT_MODE: 'live' }, { sandbox: false }],
  ])('%s', (_what, env, expected) => expect(plan(env)).toMatchObject(expected));

  it('production refuses stand-ins and development secrets in one sentence', () => {
    expect(productionProblem(plan({ NODE_ENV: 'production' }))).toBe(
      'NODE_ENV=production uses no stand-ins and no development secrets: set DATABASE_URL, SMTP_URL, ' +
        'PAYMENT_MODE=sandbox or live, JWT_SECRET, CATALOG_CALL_KEY, ACCOUNT_CALL_KEY, BOOKING_CALL_KEY.',
    );
    const complete = {
      DATABASE_URL: 'postgres://x/y',
      SMTP_URL: 'smtp://mail',
      PAYMENT_MODE: 'live',
      JWT_SECRET: 'j',
      CATALOG_CALL_KEY: 'c',
      ACCOUNT_CALL_KEY: 'a',
      BOOKING_CALL_KEY: 'b',
    };
    expect(productionProblem(plan({ NODE_ENV: 'production', ...complete }))).toBeUndefined();
    expect(productionProblem(plan())).toBeUndefined();
  });
});

it.each<[Record<string, string>, string | undefined]>([
  [{ SMTP_URL: 'smtp://mail', MEDIA_DIR: '/media' }, undefined],
  [{ DATABASE_URL: 'postgres://x/y' }, 'unset DATABASE_URL.'],
  [{ CATALOG_DATABASE_URL: 'postgres://x/y' }, 'unset CATALOG_DATABASE_URL.'],
  [{ NODE_ENV: 'production', BFF_DATABASE_URL: 'postgres://x/y' }, 'unset NODE_ENV=production, BFF_DATABASE_URL.'],
])('starting with empty data under %j: %s', (env, problem) => {
  expect(freshProblem(env)).toEqual(problem && expect.stringContaining(problem));
});

describe('variables of the processes', () => {
  it('follow the ports', () => {
    const moved = plan({ PORT_BASE: '24000' });
    expect(serviceVariables(moved, 'booking')).toMatchObject({
      PORT: '24023',
      DATABASE_URL: 'postgres://booking:booking-dev@127.0.0.1:24032/salon',
      SMTP_URL: 'smtp://127.0.0.1:24025',
      CATALOG_URL: 'http://127.0.0.1:24021',
      SITE_URL: 'http://localhost:24000',
      PAYHERE_BASE_URL: 'http://localhost:24090',
      NOTIFY_URL: 'http://localhost:24000/api/appointments/payhere-notify',
    });
    expect(bffVariables(moved)).toMatchObject({ BFF_PORT: '24010', ACCOUNT_URL: 'http://127.0.0.1:24022' });
    expect(standInVariables(moved)).toMatchObject({ STAND_INS: 'inbox,sandbox,identity', SMTP_PORT: '24025' });
  });

  it('processes reach each other where a balancer listens, when there is one', () => {
    const balanced = plan({ PORT_BASE: '24000', CATALOG_URL: 'http://127.0.0.1:9021' });
    expect(bffVariables(balanced)).toMatchObject({
      CATALOG_URL: 'http://127.0.0.1:9021',
      ACCOUNT_URL: 'http://127.0.0.1:24022',
    });
    expect(serviceVariables(balanced, 'booking').CATALOG_URL).toBe('http://127.0.0.1:9021');
    expect(serviceVariables(balanced, 'catalog').PORT).toBe('24021');
  });

  it('a variable that is left blank in .env is as if it were not there', () => {
    const names = [
      ...['PAYMENT_MODE', 'PAYHERE_BASE_URL', 'NOTIFY_URL', 'SMTP_URL', 'MEDIA_DIR', 'CATALOG_URL', 'PORT_BASE'],
      ...['DATABASE_URL', 'BOOKING_DATABASE_URL', 'BOOKING_CALL_KEY', 'SITE_URL', 'REMOTES_FILE'],
    ];
    const blank = plan(Object.fromEntries(names.map((name) => [name, ''])));
    expect(blank).toEqual(plan());
    expect(serviceVariables(blank, 'booking')).toEqual(serviceVariables(plan(), 'booking'));
  });

  it('the stand-in, the BFF and the pages use the same Google settings', () => {
    const google = { GOOGLE_CLIENT_ID: 'local-google-client', GOOGLE_CLIENT_SECRET: 'local-google-secret' };
    expect(bffVariables(plan({ PORT_BASE: '24000' }))).toMatchObject({
      ...google,
      GOOGLE_ISSUER: 'http://localhost:24070',
    });
    expect(standInVariables(plan({ PORT_BASE: '24000' }))).toMatchObject({
      ...google,
      IDENTITY_PORT: '24070',
      SITE_URL: 'http://localhost:24000',
    });
    const real = { GOOGLE_CLIENT_ID: 'real', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: 'http://localhost:4070' };
    expect(googleVariables(plan(real))).toEqual({ ...real, GOOGLE_ISSUER: 'https://accounts.google.com' });
    expect(standInVariables(plan(real))).not.toHaveProperty('GOOGLE_CLIENT_SECRET');
    expect(googleVariables(plan({ NODE_ENV: 'production' })).GOOGLE_CLIENT_ID).toBe('');
  });

  it('the catalog alone reads a replica, and none unless it is given', () => {
    const READ_DATABASE_URL = 'postgres://catalog@replica/salon';
    const given = plan({ CATALOG_READ_DATABASE_URL: READ_DATABASE_URL });
    expect(serviceVariables(given, 'catalog')).toMatchObject({ READ_DATABASE_URL });
    expect(serviceVariables(plan(), 'catalog')).toMatchObject({ READ_DATABASE_URL: '' });
    expect(serviceVariables(given, 'booking')).not.toHaveProperty('READ_DATABASE_URL');
  });

  it('each part signs with the key its partner knows, and only booking knows the gateway', () => {
    expect(bffVariables(plan()).BOOKING_CALL_KEY).toBe(serviceVariables(plan(), 'booking').CALL_KEY);
    expect(serviceVariables(plan(), 'booking').CATALOG_CALL_KEY).toBe(serviceVariables(plan(), 'catalog').CALL_KEY);
    expect(serviceVariables(plan(), 'account')).not.toHaveProperty('PAYHERE_BASE_URL');
    expect(serviceVariables(plan({ PAYMENT_MODE: 'sandbox' }), 'booking').PAYHERE_BASE_URL).toBe(
      'https://sandbox.payhere.lk',
    );
  });
});
