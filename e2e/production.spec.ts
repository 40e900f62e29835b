import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORDS } from '@salon/testing/passwords';
import { FRONTENDS } from '../infra/build/declared-paths.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });

/**
 * Patterns of real secrets, each with the parts of a sample; joined they would be found in this file. Passwords in URLs
 * count where the host is neither this machine nor reserved for examples (RFC 2606).
 */
const SECRETS: readonly [string, RegExp, string[]][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/, ['-----BEGIN RSA ', 'PRIVATE KEY-----']],
  ['a cloud key', /\bAKIA[0-9A-Z]{16}\b/, ['AKIA', 'IOSFODNN7EXAMPLE']],
  ['a payment key', /\b(?:sk|rk)_live_[0-9a-zA-Z]{16,}/, ['sk_live_', '4eC39HqLyjWDarjtT1zdp7dc']],
  ['a token of a code host', /\bgh[pousr]_[0-9A-Za-z]{36}\b/, ['ghp_', 'a'.repeat(36)]],
  [
    'a browser token',
    /\beyJhbGciOi[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
    ['eyJhbGciOi', `${'a'.repeat(20)}.eyJ${'a'.repeat(20)}.${'a'.repeat(20)}`],
  ],
  ['a Google secret', /\bGOCSPX-[\w-]{20,}/, ['GOCSPX-', 'a'.repeat(20)]],
  [
    'a password in a URL',
    /:\/\/[^\s:/@]+:[^\s/@]+@(?!127\.)(?:[\w-]+\.)+(?!test\b|example\b)[\w-]+(?![\w.-])/,
    ['postgres://salon:', 'frangipani@db.araliya.lk:5432/booking'],
  ],
];

test.describe('T62 the repository holds no secrets', () => {
  let added: string[];
  test.beforeAll(() => {
    added = git('log', '-p', '--remerge-diff', '--all', '--no-color', '--', ':!package-lock.json')
      .split('\n')
      .filter((line) => line.startsWith('+'));
  });

  for (const [name, shape, sample] of SECRETS)
    test(`has never held ${name}, and would recognise it`, () => {
      expect(shape.test(`+const planted = '${sample.join('')}';`)).toBe(true);
      expect(added.filter((line) => shape.test(line))).toEqual([]);
    });

  test('keeps environments and data out', () => {
    expect(
      git('ls-files')
        .split('\n')
        .filter((path) => /(?:^|\/)\.env$|\.pem$|\.key$|^\.data\//.test(path)),
    ).toEqual([]);
  });
});

test.describe('T61 what is built for production', () => {
  const scripts = FRONTENDS.flatMap((app) => {
    const dist = join(root, app, 'dist');
    return existsSync(dist)
      ? readdirSync(dist)
          .filter((name) => name.endsWith('.js'))
          .map((name) => join(dist, name))
      : [];
  });

  test('has been built', () => {
    expect(scripts.length).toBeGreaterThan(10);
  });

  for (const word of ['ngrok', 'tunnel', 'debug info', 'development mode', DEMO_PASSWORDS.admin] as const)
    test(`does not hold "${word}"`, () => {
      expect(scripts.filter((path) => readFileSync(path, 'utf8').toLowerCase().includes(word.toLowerCase()))).toEqual(
        [],
      );
    });
});
