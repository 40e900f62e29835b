import { spawnSync } from 'node:child_process';

const CONFIG = new URL('../dist/config.js', import.meta.url).href;
const ADDRESSES = { SITE_URL: 'https://araliya.example', PAYHERE_BASE_URL: 'https://www.payhere.lk' };

/** A process that only reads its configuration. */
function start(environment: Record<string, string>): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', `import '${CONFIG}';`], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

it.each([
  ['in development without addresses', {}],
  ['in production with the addresses of the site and the gateway', { NODE_ENV: 'production', ...ADDRESSES }],
])('starts %s', (_when, environment) => {
  expect(start(environment).status).toBe(0);
});

it.each(Object.keys(ADDRESSES))('does not start in production without %s', (missing) => {
  const others = Object.fromEntries(Object.entries(ADDRESSES).filter(([name]) => name !== missing));
  expect(start({ NODE_ENV: 'production', ...others })).toEqual({
    status: 1,
    output: expect.stringContaining(missing),
  });
});

it('T61 does not start with a NODE_ENV that it does not know', () => {
  expect(start({ NODE_ENV: 'staging', ...ADDRESSES })).toEqual({
    status: 1,
    output: expect.stringContaining('NODE_ENV'),
  });
});
