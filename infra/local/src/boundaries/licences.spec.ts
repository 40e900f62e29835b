import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(process.cwd(), '../..');

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
}
interface Licences {
  refusedLicences: (lock: Lock) => string[];
  licenceReport: (lock: Lock) => string[];
}
let refusedLicences: Licences['refusedLicences'];
let licenceReport: Licences['licenceReport'];
beforeAll(async () => {
  ({ refusedLicences, licenceReport } = (await import(join(root, 'infra/licences.mjs'))) as Licences);
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

it('the report lists each package of production once, and counts them by licence', () => {
  const packages = {
    'node_modules/two': { version: '2.0.0', license: 'MIT' },
    'bff/node_modules/two': { version: '2.0.0', license: 'MIT' },
    'node_modules/a': { version: '1.0.0', license: 'ISC' },
    'node_modules/one': { version: '1.0.0', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
    'libs/kernel': { version: '0.1.0' },
  };
  expect(licenceReport({ packages })).toEqual([
    'a@1.0.0  ISC',
    'one@1.0.0  MIT',
    'two@2.0.0  MIT',
    '',
    '2  MIT',
    '1  ISC',
  ]);
});
