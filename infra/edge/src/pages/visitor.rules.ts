/** The two releases of a remote between which a visitor is decided. */
interface RunningCandidate {
  /** What the other visitors get; undefined while there is nothing to show them. */
  current: string | undefined;
  candidate: string;
  /** Share of the visitors that get the candidate. */
  percent: number;
}

/** What one visitor gets. */
interface VisitorReleases {
  /** Remotes whose candidate they get. */
  candidates: string[];
  /** Cookies to set: the buckets they did not have yet. */
  buckets: Record<string, string>;
}

/**
 * A whole number from 0 to 99, the same for all releases of a remote: a larger share keeps the visitors of a smaller
 * one. The cookie keeps its name, or every visitor would get another number.
 */
const bucketCookie = (remote: string): string => `release-draw-mfe-${remote}`;
/** A tester's choice of a version. */
const versionCookie = (remote: string): string => `release-mfe-${remote}`;

const BUCKET = /^\d{1,2}$/;

/**
 * Decides by the cookies of a visitor; `newBucket` makes a number from 0 to 99 for one who has none, without it they
 * get the current release.
 */
export function visitorReleases(
  running: ReadonlyMap<string, RunningCandidate>,
  cookies: Readonly<Record<string, string>>,
  newBucket?: () => number,
): VisitorReleases {
  const result: VisitorReleases = { candidates: [], buckets: {} };
  for (const [remote, { current, candidate, percent }] of running) {
    const wanted = cookies[versionCookie(remote)];
    const known = cookies[bucketCookie(remote)] ?? '';
    if (wanted !== undefined && wanted === current) continue;
    if (wanted === candidate) {
      result.candidates.push(remote);
      continue;
    }
    const value = BUCKET.test(known) ? Number(known) : newBucket?.();
    if (value === undefined) continue;
    if (!BUCKET.test(known)) result.buckets[bucketCookie(remote)] = String(value);
    if (value < percent) result.candidates.push(remote);
  }
  return result;
}

/** The cookies of a request by name; the first of a name counts. */
export function cookiesOf(header = ''): Record<string, string> {
  const pairs = header.split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const];
  });
  return Object.fromEntries(pairs.reverse());
}
