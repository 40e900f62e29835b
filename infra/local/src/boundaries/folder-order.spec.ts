import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './lint.js';

const LISTS = /Feature folders of `([^`]+)`[^\n]*\n\n((?:- .*\n)+)/g;
/** No features: used by all of their package, or one file per schema change. */
const APART = ['migrations', 'styles', 'testing', 'testing-model'];

/** Folder → the number of its group in docs/architecture.md, of one package after the other. */
const documented = (): [src: string, groups: Map<string, number>][] =>
  [...readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(LISTS)].map(([, src = '', list = '']) => {
    const groups = list.replaceAll('\n- →', ' →').replaceAll('\n- ', ' ').split('→');
    return [
      src,
      new Map(
        groups.flatMap((group, at) => [...group.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => [name, at] as const)),
      ),
    ];
  });

/** The imports of other feature folders: `[importing file, its folder, imported folder]`. */
const importsBetween = (src: string): [file: string, from: string, to: string][] =>
  readdirSync(join(root, src), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/.*(?<!\.spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, src, file), 'utf8').matchAll(/(?:from|import\() ?'(\.\.\/[^']+)'/g)].map(
        ([, path = '']): [string, string, string] => {
          const [to = ''] = normalize(join(dirname(file), path)).split('/');
          return [file, file.split('/')[0] ?? '', to];
        },
      ),
    );

it('docs/architecture.md lists the feature folders of the server and of the account screens', () => {
  const lists = documented();
  expect(lists.map(([src]) => src)).toEqual([
    'services/booking/src',
    'services/catalog/src',
    'services/account/src',
    'bff/src',
    'mfe-account/src',
  ]);
  for (const [src, groups] of lists) {
    const folders = readdirSync(join(root, src), { withFileTypes: true }).filter((each) => each.isDirectory());
    expect([...groups.keys()].sort()).toEqual(
      folders
        .map(({ name }) => name)
        .filter((name) => !APART.includes(name))
        .sort(),
    );
  }
});

it('a feature folder imports only folders of earlier groups', () => {
  for (const [src, groups] of documented()) {
    const imports = importsBetween(src).filter(([, from, to]) => groups.has(from) && groups.has(to) && from !== to);
    expect(imports.length).toBeGreaterThan(50);
    const upwards = imports.filter(([, from, to]) => (groups.get(to) ?? 0) >= (groups.get(from) ?? 0));
    expect(upwards.map(([file, , to]) => `${file} → ${to}`)).toEqual([]);
  }
});
