import type { SiteFiles } from '../deployed/site-files.js';
import { type ApiRead, digestOfRead } from '../renderer/api-read.js';
import type { ApiReader } from './api-reader.js';

/** What a page was rendered from. */
export interface PageSource {
  /** The deployed files, as JSON. */
  files: string;
  reads: readonly ApiRead[];
  renderedAt: number;
}

export const sourceOf = (files: SiteFiles, reads: readonly ApiRead[]): PageSource => ({
  files: JSON.stringify(files),
  reads,
  renderedAt: performance.now(),
});

/** A page that reads more is always rendered anew: the code of a page does not decide how many calls the edge makes. */
const MOST_READS = 20;

/**
 * Whether a page rendered now would be the same (ADR-0081). After `maxAgeMs` it would not, because it may show the time.
 * @throws Error when the API does not respond
 */
export async function isUnchanged(
  { files, reads, renderedAt }: PageSource,
  current: SiteFiles,
  { readApi, maxAgeMs }: { readApi: ApiReader; maxAgeMs: number },
): Promise<boolean> {
  if (performance.now() - renderedAt > maxAgeMs || files !== JSON.stringify(current)) return false;
  if (reads.length > MOST_READS) return false;
  const digests = await Promise.all(reads.map(async ({ path }) => digestOfRead(await readApi(path))));
  return reads.every(({ digest }, at) => digest === digests[at]);
}
