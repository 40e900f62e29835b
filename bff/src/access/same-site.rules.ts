const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Sender {
  method: string;
  /** `Sec-Fetch-Site`, which a page cannot set. */
  site: string | string[] | undefined;
  /** `Origin`, for browsers without `Sec-Fetch-Site`. */
  origin: string | undefined;
}

/** Whether a call only reads, or was sent by a page of the `own` origin, or by no browser. */
export function comesFromHere({ method, site, origin }: Sender, own: string): boolean {
  if (READING.has(method)) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || origin === own;
}
