import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const HASHED = /\.[0-9a-f]{8,}\.[\w.]+$/;
const PICTURES = /^\/(?:art|favicon|icons|social)/;

export const typeOf = (name: string): string => TYPES[extname(name)] ?? 'application/octet-stream';

export const isText = (name: string): boolean => /text|json|javascript|svg/.test(typeOf(name));

/** A name that carries its content's hash: what is behind it never changes. */
export const isHashed = (name: string): boolean => HASHED.test(name);

/** What never changes is kept for good; everything else is asked for again. */
export function cachingOf(name: string): string {
  if (isHashed(name)) return 'public, max-age=31536000, immutable';
  return PICTURES.test(name) ? 'public, max-age=3600' : 'no-cache';
}
