import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createLogger } from '../index.js';

const config = fileURLToPath(new URL('../../dist/platform/config.js', import.meta.url));

/** A process that only reads its configuration. */
function start(environment: Record<string, string>): { status: number | null; said: string } {
  const script = `import { readConfig, commonVariables } from ${JSON.stringify(config)};
    const config = readConfig(commonVariables('sample', 4021));
    process.stdout.write(JSON.stringify({ ...config }));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

it('boots bare in development', () => {
  expect(start({})).toMatchObject({ status: 0, said: expect.stringContaining('sample-call-key') });
});

it.each([
  ['without a secret', { NODE_ENV: 'production' }, 'CALL_KEY is missing'],
  [
    'with the development secret',
    { NODE_ENV: 'production', CALL_KEY: 'sample-call-key-for-development-only-0000' },
    'development value',
  ],
  ['with changeme', { NODE_ENV: 'production', CALL_KEY: 'changeme-changeme-changeme-changeme-1' }, 'development value'],
  ['with a short secret', { NODE_ENV: 'production', CALL_KEY: 'short' }, 'at least 32 characters'],
  ['with a short second secret', { CALL_KEY_ALSO: 'short' }, 'CALL_KEY_ALSO'],
  ['with a mail password that is not encoded', { SMTP_URL: 'smtp://user:ab/cd@mail.example:587' }, 'SMTP_URL'],
  ['with a mail server that is none', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
  ['with a port that is none', { PORT: 'http' }, 'PORT'],
  ['with a NODE_ENV that it does not know', { NODE_ENV: 'staging' }, 'NODE_ENV'],
  [
    'with the development password of a database',
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://sample:sample-dev@db/salon' },
    'DATABASE_URL has a development password',
  ],
  [
    'with the development password of the direct database',
    { NODE_ENV: 'production', DIRECT_DATABASE_URL: 'postgres://sample:sample-dev@db/salon' },
    'DIRECT_DATABASE_URL has a development password',
  ],
  ['with a database that is none', { DATABASE_URL: 'db' }, 'DATABASE_URL is not an address'],
  ['with a misspelt production', { NODE_ENV: 'Production' }, 'NODE_ENV'],
])('T61 says why it does not start %s', (_story, environment, reason) => {
  const { status, said } = start(environment);
  expect(status).toBe(1);
  expect(said).toContain(reason);
  expect(said).toContain('Not started: the configuration is not complete.');
});

it('starts in production with a real secret', () => {
  expect(
    start({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://sample:x@db/salon',
      CALL_KEY: 'Zk3vQ9pX2mT7wR5yB8nL4cJ6hF1gD0sA',
      SMTP_URL: 'smtps://user:ab%2Fcd@mail.example:465',
    }).status,
  ).toBe(0);
});

it('starts without a second secret, also when it is given as an empty text', () => {
  expect(start({ CALL_KEY_ALSO: '' })).toMatchObject({
    status: 0,
    said: expect.stringContaining('"CALL_KEY_ALSO":""'),
  });
});

it('T63 keeps secrets out of the log', () => {
  const lines: string[] = [];
  const logger = createLogger('sample', 'info', { write: (line) => lines.push(line) });
  const secrets = { password: 'canary-1', otp: 'canary-2', token: 'canary-3', md5sig: 'canary-4' };
  logger.info(
    {
      ...secrets,
      body: secrets,
      headers: { authorization: 'canary-5', cookie: 'canary-6' },
      mail: { html: 'canary-7', text: 'canary-8' },
    },
    'responded',
  );
  logger.info({ note: 'a line\r\n{"forged":true}' }, 'one\nline');
  expect(lines.join('')).not.toContain('canary');
  expect(lines.map((line) => line.trimEnd().split('\n').length)).toEqual([1, 1]);
});
