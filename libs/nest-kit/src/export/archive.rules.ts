import { isPictureFile, isPictureName } from '@salon/contracts';

export const FORMAT = 'araliya-export';

/** Version of the format; an archive of a newer one is refused. */
export const FORMAT_VERSION = 1;

/** A service's description of its complete part. */
export interface PartEnd {
  service: string;
  migrations: string[];
  /** Rows of each table. */
  rows: Record<string, number>;
}

/** `manifest.json`: the content of the archive. */
export interface Manifest {
  format: string;
  version: number;
  services: PartEnd[];
  /** Of every other file. */
  files: Record<string, { bytes: number; sha256: string }>;
}

const MOST_FILES = 1_000_000;
const MOST_BYTES = 100_000_000_000;
const DATA = /^data\/[a-z]{1,20}\/[a-z_]{1,40}\.jsonl$/;
const READABLE = /^(?:README\.md|csv\/[a-z_]{1,40}\.csv|ics\/[a-z_]{1,40}\.ics)$/;
const MEDIA = /^media\/[a-z]{1,20}\/([^/]+)\/([^/]+)$/;

/** Whether an archive may contain a file of this name; no other name is ever written to disk. */
export function isArchivePath(path: string): boolean {
  const [, name, file] = MEDIA.exec(path) ?? [];
  if (name !== undefined && file !== undefined) return isPictureName(name) && isPictureFile(file);
  return DATA.test(path) || READABLE.test(path);
}

/**
 * The problem of a manifest, in a sentence; null for none.
 * @param found the sizes of the other files in the archive
 */
export function manifestProblem(manifest: Partial<Manifest> | null, found: ReadonlyMap<string, number>): string | null {
  const { format, version = NaN, services, files } = manifest ?? {};
  if (format !== FORMAT) return 'This file is not an archive of a salon.';
  if (version > FORMAT_VERSION)
    return `The archive has format ${version}, this release reads format ${FORMAT_VERSION} at most.`;
  if (version !== FORMAT_VERSION || !Array.isArray(services) || typeof files !== 'object')
    return 'The manifest of the archive is not complete.';
  const listed = Object.entries(files);
  if (listed.length > MOST_FILES) return 'The archive holds too many files.';
  if (listed.reduce((sum, [, { bytes }]) => sum + bytes, 0) > MOST_BYTES) return 'The archive is too large.';
  const stray = [...found.keys()].find((path) => !Object.hasOwn(files, path) || !isArchivePath(path));
  if (stray !== undefined) return `The archive holds a file that does not belong to it: ${JSON.stringify(stray)}.`;
  const lost = listed.find(([path, { bytes }]) => found.get(path) !== bytes);
  return lost ? `The archive is damaged: ${lost[0]} is missing or has another size.` : null;
}
