import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './lint.js';

/** Sources of a folder, specs apart (docs/contributing.md). */
const MOST = 16;
/** Flat lists: one file per schema change. */
const FLAT = /^services\/\w+\/src\/migrations$/;

/** Folder below the `src` of a project → its number of sources. */
function sourcesByFolder(tree: string): Map<string, number> {
  const { workspaces } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as { workspaces: string[] };
  const projects = workspaces.flatMap((each) =>
    each.endsWith('/*') ? readdirSync(join(tree, dirname(each))).map((name) => join(dirname(each), name)) : [each],
  );
  const counts = new Map<string, number>();
  for (const src of projects.map((project) => join(project, 'src')).filter((each) => existsSync(join(tree, each)))) {
    for (const path of readdirSync(join(tree, src), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(path) || /\.spec\.tsx?$/.test(path)) continue;
      const folder = join(src, dirname(path));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return counts;
}

const overfull = (tree: string): string[] =>
  [...sourcesByFolder(tree)].filter(([folder, count]) => count > MOST && !FLAT.test(folder)).map(([folder]) => folder);

it('no feature folder holds more than 16 sources', () => {
  expect(sourcesByFolder(root).size).toBeGreaterThan(150);
  expect(overfull(root)).toEqual([]);
});

it('every flat list is one that needs to be', () => {
  const flat = [...sourcesByFolder(root)].filter(([folder]) => FLAT.test(folder));
  expect(
    flat
      .filter(([, count]) => count > MOST)
      .map(([folder]) => folder)
      .sort(),
  ).toEqual(['services/booking/src/migrations']);
});

it('finds a folder with one source too many, whatever its specs are', () => {
  const tree = mkdtempSync(join(tmpdir(), 'folders-'));
  const plant = (folder: string, count: number, end: string) => {
    mkdirSync(join(tree, folder), { recursive: true });
    for (let at = 0; at < count; at += 1) writeFileSync(join(tree, folder, `planted-${at}${end}`), '');
  };
  try {
    writeFileSync(join(tree, 'package.json'), JSON.stringify({ workspaces: ['shell', 'services/*'] }));
    plant('shell/src/full', 16, '.tsx');
    plant('shell/src/full', 4, '.spec.tsx');
    plant('services/booking/src/overfull', 17, '.ts');
    plant('services/booking/src/migrations', 17, '.ts');
    expect(overfull(tree)).toEqual(['services/booking/src/overfull']);
  } finally {
    rmSync(tree, { recursive: true });
  }
});
