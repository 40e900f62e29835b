import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lint.js';

/** A source, with its folders or without: `slots/slots.rules.ts`, `../pages/visitor.rules.ts`. */
const SOURCE = /[\w*./-]+\.(?:tsx?|mjs|css|sql)\b/g;
/** Names that stand for several files: `*.dto.ts`, `.view.ts` after another name. */
const isPattern = (path: string): boolean => /\*|^\.\w/.test(path) || path === 'use-x.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => existsSync(join(root, path)));
/** Each file by its path and by every end of it. */
const known = new Set(files.flatMap((path) => path.split('/').map((_name, at, names) => names.slice(at).join('/'))));

it('every source that a page of the documentation names is there', () => {
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const named = ['README.md', ...docs.map((name) => `docs/${name}`)].flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(SOURCE)].map(([path]) => [page, path]),
  );
  expect(named.length).toBeGreaterThan(500);
  const missing = named.filter(([, path = '']) => !isPattern(path) && !known.has(path.replace(/^(?:\.\.\/)+/, '')));
  expect(missing).toEqual([]);
});
