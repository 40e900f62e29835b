import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(process.cwd(), 'src/styles/fonts.css'), 'utf8');

/** The characters of 'U+20-7E, U+A0'. */
const charactersOf = (ranges: string): string[] =>
  ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });

const faces = [
  ...css.matchAll(/\/([\w-]+)\.woff2\?part=(basic|rest)(?:&opsz=\d+)?'[^}]*?unicode-range: ([^;]+);/g),
].map(([, font = '', part = '', ranges = '']) => ({ font, part, ranges }));

let parts: Record<string, string>;
beforeAll(async () => {
  const loader = (await import(join(process.cwd(), '../infra/build/font-part-loader.cjs'))) as {
    default: { PARTS: typeof parts };
  };
  parts = loader.default.PARTS;
});

it('names both parts of both fonts', () => {
  expect(faces.map(({ font, part }) => `${font.split('-')[0]} ${part}`).sort()).toEqual([
    'figtree basic',
    'figtree rest',
    'fraunces basic',
    'fraunces rest',
  ]);
});

it.each(faces)('$font, part $part, has every character of its range', ({ part, ranges }) => {
  const wanted = charactersOf(ranges);
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((each) => !parts[part]?.includes(each))).toEqual([]);
});
