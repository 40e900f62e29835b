import { readFileSync } from 'node:fs';

/**
 * Sent with each mail and shown by its Content-ID: nothing is loaded from elsewhere. Made by e2e/pictures/icons.mjs.
 */
const imageOf = (name: string) => ({
  filename: `${name}.png`,
  cid: `${name}@araliya`,
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  content: readFileSync(new URL(`../../images/mail-${name}.png`, import.meta.url)),
});

export const EMBLEM = imageOf('emblem');
export const FLOWERS = imageOf('flowers');
