import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });

/**
 * Patterns of real secrets: private keys, cloud and payment keys, tokens, passwords in URLs other than the development
 * ones.
 */
const SECRETS: readonly [string, RegExp][] = [
  ['a private key', /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----\s*\n[A-Za-z0-9+/]{40}/],
  ['a cloud key', /\bAKIA[0-9A-Z]{16}\b/],
  ['a payment key', /\b(?:sk|rk)_live_[0-9a-zA-Z]{16,}/],
  ['a token of a code host', /\bgh[pousr]_[0-9A-Za-z]{36}\b/],
  ['a browser token', /\beyJhbGciOi[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/],
  ['a Google secret', /\bGOCSPX-[\w-]{20,}/],
];

test.describe('T62 the repository holds no secrets', () => {
  for (const [name, shape] of SECRETS)
    test(`has never held ${name}`, () => {
      const found = git('log', '-p', '--all', '--no-color', '--', ':!package-lock.json')
        .split('\n')
        .filter((line) => line.startsWith('+') && shape.test(line));
      expect(found).toEqual([]);
    });

  test('keeps environments and data out', () => {
    expect(
      git('ls-files')
        .split('\n')
        .filter((path) => /(?:^|\/)\.env$|\.pem$|\.key$|^\.data\//.test(path)),
    ).toEqual([]);
  });

  test('recognises a secret', () => {
    const planted = [
      ['AKIA', 'IOSFODNN7EXAMPLE'],
      ['sk_live_', '4eC39HqLyjWDarjtT1zdp7dc'],
      ['ghp_', 'a'.repeat(36)],
    ].map((parts) => parts.join(''));
    expect(planted.map((text) => SECRETS.some(([, shape]) => shape.test(text)))).toEqual([true, true, true]);
  });
});

test.describe('T61 what is built for production', () => {
  const scripts = ['shell', 'mfe-catalog', 'mfe-account', 'mfe-booking'].flatMap((app) => {
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

  for (const word of ['ngrok', 'tunnel', 'debug info', 'development mode', 'Admin123!'] as const)
    test(`does not hold "${word}"`, () => {
      expect(scripts.filter((path) => readFileSync(path, 'utf8').toLowerCase().includes(word.toLowerCase()))).toEqual(
        [],
      );
    });
});
