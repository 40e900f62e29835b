const VERSION = /^\d[\w.-]{0,19}$/;
const COMMIT = /^[0-9a-f]{8,}$/;

/** Version and revision of a build in one text, `0.1.0+dd5d9557`; 'unknown' when it names no version. */
export function buildLabel(version: unknown, commit: unknown): string {
  if (typeof version !== 'string' || !VERSION.test(version)) return 'unknown';
  return typeof commit === 'string' && COMMIT.test(commit) ? `${version}+${commit.slice(0, 8)}` : version;
}
