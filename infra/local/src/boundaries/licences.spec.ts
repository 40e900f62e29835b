import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(process.cwd(), '../..');

interface Lock {
  packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>;
}
let refusedLicences: (lock: Lock) => string[];
beforeAll(async () => {
  ({ refusedLicences } = (await import(join(root, 'infra/licences.mjs'))) as {
    refusedLicences: typeof refusedLicences;
  });
});

it('every package of production has a licence that may be used', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
  expect(refusedLicences(lock)).toEqual([]);
});

it.each<[string | undefined, boolean]>([
  ['MIT', true],
  ['(GPL-3.0 OR MIT)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT AND GPL-3.0', false],
  ['SSPL-1.0', false],
  ['UNLICENSED', false],
  [undefined, false],
])('a package under %s: allowed is %s', (license, isAllowed) => {
  const packages = { 'node_modules/planted': { license }, 'node_modules/tool': { license: 'GPL-3.0', dev: true } };
  expect(refusedLicences({ packages })).toEqual(isAllowed ? [] : [`node_modules/planted: ${license ?? 'no licence'}`]);
});
