import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lint.js';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.nx']);
const ID = /\b[A-Z]-\d{3}\b/g;
const listed = [...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^\| ([A-Z]-\d{3}) \|/gm)].map(
  ([, id]) => id ?? '',
);

const specsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : specsIn(path);
    return /\.spec\.tsx?$/.test(entry.name) ? [path] : [];
  });

it('every requirement has an id of its own', () => {
  expect(listed.length).toBeGreaterThan(700);
  expect(listed.filter((id, at) => listed.indexOf(id) !== at)).toEqual([]);
});

it('every requirement id of a test is explained, and every requirement has a test', () => {
  const used = specsIn(root).flatMap((path) => readFileSync(path, 'utf8').match(ID) ?? []);
  expect([...new Set(used)].sort()).toEqual([...listed].sort());
});
