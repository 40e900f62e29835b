import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every illustration is a separate file with its own dark palette: an image follows the theme of the surrounding page.
 */
const ART = join(import.meta.dirname, '../../public/art');
const drawings = readdirSync(ART, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));

/** From 0, black, to 255, white. */
const lightness = (colour: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + parseInt(colour.slice(at, at + 2), 16), 0) / 3;

it.each(drawings)('%s has at most 12 KB and no pale ground at night', (file) => {
  const drawing = readFileSync(join(ART, file), 'utf8');
  expect(drawing.length).toBeLessThanOrEqual(12_000);
  const ground = /<path fill="(#\w{6})" d="M0 0h/.exec(drawing)?.[1] ?? '#000000';
  const rules = /@media\(prefers-color-scheme:dark\)\{(.*?)\}<\/style>/.exec(drawing)?.[1] ?? '';
  const atNight = rules.split('}').find((rule) => rule.includes(`[fill="${ground}"]`));
  expect(lightness(atNight?.split('{fill:')[1] ?? ground)).toBeLessThan(130);
});

it.each(drawings)('%s is painted quickly: each shadow is one blur, without conversion of colours', (file) => {
  const filters = readFileSync(join(ART, file), 'utf8').match(/<filter .*?<\/filter>/g) ?? [];
  const shadows = filters.filter((filter) => filter.includes('feDropShadow'));
  for (const shadow of shadows) {
    expect(shadow).toContain('color-interpolation-filters="sRGB"');
    expect(shadow.match(/<feDropShadow/g)).toHaveLength(1);
  }
});
