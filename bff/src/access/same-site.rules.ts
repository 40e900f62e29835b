const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Sender {
  method: string;
  /** `Sec-Fetch-Site`, which a page cannot set. */
  site: string | string[] | undefined;
  /** `Origin`, for browsers without `Sec-Fetch-Site`. */
  origin: string | undefined;
}

/** True for a read, a call from a page of the `own` origin, or a call without a browser. */
export function comesFromHere({ method, site, origin }: Sender, own: string): boolean {
  if (READING.has(method)) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || origin === own;
}
