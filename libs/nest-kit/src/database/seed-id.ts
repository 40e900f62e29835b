import { createHash } from 'node:crypto';

/** The same uuid for the same name, every time: seeds are deterministic and can be run again. */
export function seedId(name: string): string {
  const hex = createHash('sha1').update(`araliya:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
