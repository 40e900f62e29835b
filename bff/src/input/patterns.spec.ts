import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The code of the servers, all of it: what a pattern is given today by us, it may be given by a visitor tomorrow. */
const SERVERS = [
  'libs/kernel/src',
  'libs/contracts/src',
  'libs/traces/src',
  'libs/nest-kit/src',
  'bff/src',
  'services/account/src',
  'services/booking/src',
  'services/catalog/src',
  'infra/edge/src',
];
const LONG = 50_000;
const MOST_MS = 10;
/** A tenth of the length takes a tenth of the time, or a hundredth of it when the time grows with the square. */
const SHORT = LONG / 10;
const SUSPICIOUS_MS = MOST_MS / 100;

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
  '?',
  ':',
  ',',
  '(',
  '“',
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
/** Each input at both lengths; the long one is built when it is needed. */
const inputs = CRUMBS.flatMap((crumb) => {
  const body = (length: number): string => crumb.repeat(Math.ceil(length / crumb.length));
  const short = body(SHORT);
  return HEADS.flatMap((head) =>
    TAILS.map((tail) => ({ short: head + short + tail, long: () => head + body(LONG) + tail })),
  );
});

function patternsIn(file: string): RegExp[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
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

/** Milliseconds of the first long input above the limit, or 0; measured again, because the machine may be busy. */
function excess(pattern: RegExp): number {
  const least = (input: string, times: number): number =>
    Math.min(...Array.from({ length: times }, () => took(pattern, input)));
  for (const { short, long } of inputs) {
    if (took(pattern, short) < SUSPICIOUS_MS || least(short, 3) < SUSPICIOUS_MS) continue;
    const input = long();
    let milliseconds = least(input, 3);
    for (let again = 0; again < 10 && milliseconds >= MOST_MS && milliseconds < 5 * MOST_MS; again += 1)
      milliseconds = Math.min(milliseconds, took(pattern, input));
    if (milliseconds >= MOST_MS) return milliseconds;
  }
  return 0;
}

const patterns = SERVERS.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.|(?:^|\/)testing\//.test(name))
    .map((name) => `${folder}/${name}`),
).flatMap((file) => patternsIn(root + file).map((pattern) => [file, pattern] as const));

it('T57 knows the patterns of the servers', () => {
  expect(patterns.length).toBeGreaterThan(150);
});

it.each(patterns)('T57 %s: %s is done with 50,000 characters in 10 ms', (_file, pattern) => {
  expect(excess(pattern)).toBe(0);
});

it('T57 would notice a naive one', () => {
  expect(excess(/<script>.*<\/script>/)).toBeGreaterThan(MOST_MS);
});
