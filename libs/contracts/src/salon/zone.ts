/**
 * Whether it names a time zone of the IANA database: `Asia/Colombo`. An offset (`+05:30`) does not: it has no summer
 * time.
 */
export function isZone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z]/.test(value) || value.length > 64) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    // An unknown zone throws; the result is then false.
    return false;
  }
}

export const ZONE_UNKNOWN = 'Please choose a time zone from the list';
