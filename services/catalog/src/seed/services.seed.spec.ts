import { existsSync } from 'node:fs';
import { SERVICES } from './services.seed.js';

it('no two services of a new salon share a picture, and every picture exists', () => {
  const pictures = Object.values(SERVICES).flatMap((services) => services.map(({ art }) => art));
  expect(new Set(pictures).size).toBe(pictures.length);
  const missing = pictures.filter(
    (art) => !existsSync(new URL(`../../../../shell/public/art/${art}.svg`, import.meta.url)),
  );
  expect(missing).toEqual([]);
});
