import { overlapOf } from '../remotes/paths.rules.js';
import type { Site } from './change-current.js';
import { currentOf } from './history.rules.js';
import { manifestOf, type Release } from './release.rules.js';
import { verifiedRelease } from './signature.js';

/**
 * Why a release may not have its paths, in one sentence; undefined when it may. `known` are the paths that the deployed
 * shell knows by app: its own pages, and those of a remote whose release does not name its paths.
 */
export async function pathProblem(
  site: Site,
  release: Release,
  known: Readonly<Record<string, readonly string[]>>,
): Promise<string | undefined> {
  const { paths = [] } = manifestOf(release);
  const others = Object.keys(site.remotes).filter((name) => name !== release.remote);
  const inUse = others.map(async (name) => [`mfe-${name}`, await pathsInUse(site, name, known[name])] as const);
  for (const [owner, taken] of [['the shell', known.shell ?? []] as const, ...(await Promise.all(inUse))]) {
    const [own, other] = overlapOf(paths, taken) ?? [];
    if (own !== undefined) return `Its path ${own} overlaps with ${other} of ${owner}, which has to give it up first.`;
  }
  return undefined;
}

/** The paths of the current release of a remote and of its candidate. */
async function pathsInUse({ store, keys }: Site, remote: string, known: readonly string[] = []): Promise<string[]> {
  const { version, candidate } = currentOf(await store.history(remote));
  if (version === undefined) return [...known];
  const paths = [version, ...(candidate ? [candidate.version] : [])].map(async (each) => {
    const text = (await store.release(remote, each)) ?? '';
    try {
      return manifestOf(verifiedRelease(text, keys.get(remote) ?? [])).paths ?? known;
    } catch {
      return []; // The edge refuses this release as well: it has no pages.
    }
  });
  return (await Promise.all(paths)).flat();
}
