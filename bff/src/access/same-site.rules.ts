const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface Sender {
  method: string;
  /** `Sec-Fetch-Site`, which a page cannot write. */
  site: string | string[] | undefined;
  /** `Origin`, for browsers without the former. */
  origin: string | undefined;
}

/** Whether a call reads only, or was sent by a page of `own` origin, or by no browser at all. */
export function comesFromHere({ method, site, origin }: Sender, own: string): boolean {
  if (READING.has(method)) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || origin === own;
}
