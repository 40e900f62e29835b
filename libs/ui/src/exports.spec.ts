import { readFileSync } from 'node:fs';

interface Promised {
  /** The major version of the package, before 1.0 the minor one: within it names are added, none is taken away. */
  version: string;
  /** Names of values by entry. */
  exports: Record<string, string[]>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { version, exports: promised } = read('exports.json') as Promised;

it('exports.json is that of this major version', () => {
  expect(`${(read('package.json') as { version: string }).version}.`.startsWith(`${version}.`)).toBe(true);
});

it.each<[string, () => Promise<object>]>([['@salon/ui', () => import('./index.js')]])(
  '%s exports what released remotes may use, and lists it',
  async (entry, load) => {
    expect(Object.keys(await load()).toSorted()).toEqual(promised[entry]);
  },
);
