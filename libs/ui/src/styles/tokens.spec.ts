import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APPOINTMENT_STATUSES } from '@salon/contracts';

const folder = dirname(fileURLToPath(import.meta.url));
/** A stylesheet on one line. */
const read = (name: string) => readFileSync(join(folder, name), 'utf8').replaceAll(/\s+/g, ' ');
const files = readdirSync(folder).filter((name) => name.endsWith('.css'));

type Theme = 'light' | 'dark';
const tokens = new Map(
  [...read('tokens.css').matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
);

function colour(name: string, theme: Theme): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`There is no colour --${name}`);
  return token[theme];
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string, theme: Theme): number {
  const [low, high] = [luminance(colour(front, theme)), luminance(colour(back, theme))].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['ground', 'raised', 'sunken'];
const TINTS = ['tint-success', 'tint-warning', 'tint-danger', 'tint-info'];
const over = (fronts: string[], backs: string[], least: number) =>
  fronts.flatMap((front) => backs.map((back) => [front, back, least] as const));
const PAIRS = [
  ...over(['ink'], [...GROUNDS, ...TINTS, 'petal', 'accent-soft'], 7),
  ...over(['muted'], [...GROUNDS, 'petal'], 4.5),
  ...over(['accent', 'danger'], [...GROUNDS, 'petal'], 4.5),
  ...over(['accent'], ['accent-soft'], 4.5),
  ...over(['success', 'warning', 'info'], ['ground', 'raised'], 4.5),
  ...over(['danger'], ['tint-danger'], 4.5),
  ...over(['accent-ink'], ['accent'], 4.5),
  ...over(['button-ink'], ['button'], 4.5),
  ...over(['button'], GROUNDS, 3),
  ...over(['sun-ink'], ['sun'], 7),
  ...over(['toast-ink'], ['toast'], 7),
  ...over(['toast-action', 'toast-success', 'toast-error'], ['toast'], 4.5),
  ...over(['field'], GROUNDS, 3),
  ...over(['leaf'], ['ground', 'raised'], 3),
  ...TINTS.map((tint) => [tint.slice(5), tint, 3] as const),
];

describe.each(['light', 'dark'] as const)('In the %s theme', (theme) => {
  it.each(PAIRS)('%s on %s has a contrast of at least %s', (front, back, least) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(least);
  });
});

it('both themes chosen by the user win over the system', () => {
  expect(read('tokens.css')).toMatch(
    /\[data-theme='light'\] \{ color-scheme: light; \}\s*:root\[data-theme='dark'\] \{ color-scheme: dark; \}/,
  );
});

it('a stylesheet is part of ui.css, or of one entry and then wholly in its layer', () => {
  const sources = readdirSync(join(folder, '..'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.spec)\.tsx$/.test(name))
    .map((name) => readFileSync(join(folder, '..', name), 'utf8'));
  for (const name of files.filter((each) => each !== 'ui.css' && !read('ui.css').includes(`'./${each}'`))) {
    const users = sources.filter((text) => text.includes(`styles/${name}';`));
    expect([name, users.length, read(name)]).toEqual([
      name,
      1,
      expect.stringMatching(/^\/\* [^*]+ \*\/ @layer ui \{ .* \} $/),
    ]);
  }
});

it('the primary button has colours of its own, apart from those of links', () => {
  const rules = [...read('button.css').matchAll(/\.btn--primary(?::hover)? \{([^}]+)\}/g)].map(([, rule]) => rule);
  expect(rules).toHaveLength(2);
  expect(rules.join()).toContain('var(--button-ink)');
  expect(rules.join()).not.toContain('accent');
});

it('E10 each status of a visit has its tint, and so has one that is not known', () => {
  const tinted = [...read('status-chip.css').matchAll(/\.status--(\w+)/g)].map(([, status]) => status);
  expect(tinted.sort()).toEqual([...APPOINTMENT_STATUSES, 'other'].sort());
});

it('a colour is written in tokens.css only', () => {
  const elsewhere = files.filter(
    (name) => name !== 'tokens.css' && /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(read(name)),
  );
  expect(elsewhere).toEqual([]);
});

it('animates only transform, opacity and whether something can be pressed', () => {
  const css = files.map(read).join('\n');
  const moved = [...css.matchAll(/transition: ([^;]+);/g)]
    .flatMap(([, value]) => value!.split(/, (?![^(]*\))/))
    .map((part) => part.trim().split(' ')[0]);
  const frames = [...css.matchAll(/@keyframes [\w-]+ \{([^@]*?\}) \}/g)].flatMap(([, body]) =>
    [...body!.matchAll(/([\w-]+):/g)].map(([, property]) => property),
  );
  expect(new Set([...moved, ...frames])).toEqual(new Set(['transform', 'opacity', 'none', 'pointer-events']));
});

it('animates nothing when the user prefers reduced motion', () => {
  expect(read('base.css')).toMatch(
    /@media \(prefers-reduced-motion: reduce\) \{[^@]*transition: none !important; animation-duration: 1ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;/,
  );
});

it('every stylesheet of ui.css stands in its layer', () => {
  const imported = [...read('ui.css').matchAll(/@import '\.\/([\w-]+\.css)'(?: layer\((\w+)\))?;/g)].map(
    ([, name, layer]) => [name, layer ?? ''],
  );
  const own: Record<string, string> = {
    'layers.css': '',
    'reset.css': 'reset',
    'tokens.css': 'tokens',
    'base.css': 'base',
  };
  expect(imported.length).toBeGreaterThan(8);
  expect(imported.filter(([name = '', layer]) => layer !== (own[name] ?? 'ui'))).toEqual([]);
});
