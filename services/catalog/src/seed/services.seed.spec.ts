import { existsSync } from 'node:fs';
import { SERVICES } from './services.seed.js';

it('no two services of a new salon share a drawing, and every drawing is there', () => {
  const drawings = Object.values(SERVICES).flatMap((services) => services.map(({ art }) => art));
  expect(new Set(drawings).size).toBe(drawings.length);
  const missing = drawings.filter(
    (art) => !existsSync(new URL(`../../../../shell/public/art/${art}.svg`, import.meta.url)),
  );
  expect(missing).toEqual([]);
});
