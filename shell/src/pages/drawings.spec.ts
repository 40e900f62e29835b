import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every drawing is a file of its own, so its night palette is part of it: an image follows the theme of the page around it. */
const ART = join(import.meta.dirname, '../../public/art');
const drawings = readdirSync(ART, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));

it.each(drawings.filter((file) => file !== 'grain.svg' && !file.startsWith('cards')))('%s has a night palette and at most 12 KB', (file) => {
  const drawing = readFileSync(join(ART, file), 'utf8');
  expect(drawing).toContain('@media(prefers-color-scheme:dark){');
  expect(drawing.length).toBeLessThanOrEqual(12_000);
});
