import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Code that checks visitors' text, bodies and addresses. */
const JUDGES: readonly [folder: string, names: RegExp][] = [
  ['libs/contracts/src', /\.ts$/],
  ['bff/src/input', /\.ts$/],
  ['bff/src/access', /\.ts$/],
  ['infra/edge/src', /^edge-server\.ts$/],
  ['infra/edge/src/pages', /\.rules\.ts$/],
  ['infra/edge/src/proxy', /\.rules\.ts$/],
  ['infra/edge/src/remotes', /\.rules\.ts$/],
];
const LONG = 50_000;
const MOST_MS = 10;

/** Inputs for catastrophic backtracking: one repeated fragment, and a mismatch at the end. */
const CRUMBS = [
  'a',
  'A',
  '0',
  ' ',
  '\n',
  '\t',
  '-',
  '_',
  '.',
  '/',
  '@',
  '#',
  '<',
  '>',
  '"',
  "'",
  '=',
  '*',
  '\\',
  '[',
  '%',
  '\u200d',
  '\u0dca\u200d',
  '\u{1F338}\u200d',
  'é',
  'a.',
  'a@',
  '@a.',
  'a@a.',
  '-a',
  '/a',
  '/.',
  '../',
  '0x',
  'x0',
  '1-',
  '94',
  '0094',
  '/*',
  '*/',
  ' a',
  '\r\n',
  '{a',
  '{}',
  '<a ',
  '<a>',
  'https://',
  '/media/a/',
  '/mfe/a/',
  '<script>',
  '"a":',
];
const HEADS = ['', 'a', '/', 'a@a.a', '0'];
const TAILS = ['', '!', '\u0000', '\n!', '@'];
const inputs = CRUMBS.flatMap((crumb) => {
  const body = crumb.repeat(Math.ceil(LONG / crumb.length));
  return HEADS.flatMap((head) => TAILS.map((tail) => head + body + tail));
});

function patternsIn(file: string): RegExp[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: RegExp[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
      found.push(new RegExp(body, flags));
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const took = (pattern: RegExp, input: string): number => {
  const startedAt = performance.now();
  if (pattern.global) input.replace(pattern, '');
  else pattern.test(input);
  return performance.now() - startedAt;
};

/** The slowest input in milliseconds; a slow input is measured again, because the machine may be busy. */
function slowest(pattern: RegExp): number {
  const slow = inputs.filter((input) => took(pattern, input) >= MOST_MS);
  return Math.max(
    0,
    ...slow.slice(0, 3).map((input) => Math.min(...Array.from({ length: 5 }, () => took(pattern, input)))),
  );
}

const patterns = JUDGES.flatMap(([folder, names]) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name) && !name.includes('.spec.'))
    .map((name) => `${folder}/${name}`),
).flatMap((file) => patternsIn(root + file).map((pattern) => [file, pattern] as const));

it('T57 knows the patterns that judge what visitors send', () => {
  expect(patterns.length).toBeGreaterThan(30);
});

it.each(patterns)('T57 %s: %s is done with 50,000 characters in 10 ms', (_file, pattern) => {
  expect(slowest(pattern)).toBeLessThan(MOST_MS);
});

it('T57 would notice a naive one', () => {
  expect(took(/\s+$/, `${' '.repeat(LONG)}!`)).toBeGreaterThan(MOST_MS);
});
