import type { SiteFiles } from '../deployed/site-files.js';
import { type ApiRead, digestOfRead } from '../renderer/api-read.js';
import type { RenderedFrom } from '../renderer/protocol.js';
import type { ApiReader } from './api-reader.js';

/** What a page was rendered from. */
export interface PageSource {
  /** The deployed files, as JSON. */
  files: string;
  /** Undefined when these are too many to be kept and repeated. */
  reads: readonly ApiRead[] | undefined;
  /** Whether no remote was left out. */
  isWhole: boolean;
  renderedAt: number;
}

/**
 * A page that reads more is always rendered anew: the code of a page decides neither how many calls the edge makes nor
 * what it keeps.
 */
const MOST_READS = 20;
const MOST_CHARACTERS = 20_000;

const isSmall = (reads: readonly ApiRead[]): boolean =>
  reads.length <= MOST_READS && JSON.stringify(reads).length <= MOST_CHARACTERS;

export const sourceOf = (
  files: SiteFiles,
  { reads, remotes }: Pick<RenderedFrom, 'reads' | 'remotes'>,
): PageSource => ({
  files: JSON.stringify(files),
  reads: isSmall(reads) ? reads : undefined,
  isWhole: Object.keys(files.bundles?.remotes ?? {}).every((name) => remotes.includes(name)),
  renderedAt: performance.now(),
});

/**
 * Whether a page rendered now would be the same (ADR-0081). After `maxAgeMs` it would not, because it may show the
 * time; nor would one without a remote that was left out, which may be back.
 * @throws Error when the API does not respond; `ReadRefused` while more than about six responses a second are compared
 */
export async function isUnchanged(
  { files, reads, isWhole, renderedAt }: PageSource,
  current: SiteFiles,
  { readApi, maxAgeMs }: { readApi: ApiReader; maxAgeMs: number },
): Promise<boolean> {
  if (performance.now() - renderedAt > maxAgeMs || files !== JSON.stringify(current)) return false;
  if (!isWhole || reads === undefined) return false;
  const digests = await Promise.all(reads.map(async ({ path }) => digestOfRead(await readApi(path))));
  return reads.every(({ digest }, at) => digest === digests[at]);
}
