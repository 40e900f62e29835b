import { existsSync } from 'node:fs';
import { GALLERY } from './gallery.seed.js';
import { SERVICES } from './services.seed.js';

const missing = (pictures: readonly string[]) =>
  pictures.filter((art) => !existsSync(new URL(`../../../../shell/public/art/${art}.svg`, import.meta.url)));

it('no two services of the demonstration share a picture, and every picture exists', () => {
  const pictures = Object.values(SERVICES).flatMap((services) => services.map(({ art }) => art));
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(missing(pictures)).toEqual([]);
});

it('the gallery of the demonstration shows its own pictures, each once, and every one exists', () => {
  const groups = Object.values(GALLERY).map((images) => images.map(([art]) => `gallery/${art}`));
  const pictures = groups.flat();
  expect([groups.length, pictures.length, new Set(pictures).size]).toEqual([6, 24, 24]);
  expect(missing(pictures)).toEqual([]);
});
