const HASHED = /\.[0-9a-f]{8,}\.[\w.]+$/;
const PICTURES = /^\/(?:art|favicon|icons|social)/;

/**
 * Cache-Control of a file by its path: a name with its content's hash is cached for good, everything else is
 * revalidated.
 */
export function cachingOf(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return PICTURES.test(path) ? 'public, max-age=3600' : 'no-cache';
}
