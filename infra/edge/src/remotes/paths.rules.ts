import { matchesPath } from '@salon/contracts';

/** A remote's paths are in the registry of every page. */
const MOST_PATHS = 40;
const LONGEST_PATH = 60;
/** `/admin`, `/profile/appointments`, `/receipt/*`. A part with a dot would name a file. */
const PATH = /^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+(?:\/\*)?$/;
/** First parts of the paths that the edge itself answers or passes on. */
const RESERVED = ['api', 'health', 'media', 'metrics', 'mfe'];

/** The paths of a remote's pages. @throws Error when they are not a short list of paths that a remote may have */
export function readPaths(value: unknown): readonly string[] {
  if (!Array.isArray(value) || value.length > MOST_PATHS) throw new Error(`its paths are no list of ${MOST_PATHS}`);
  const isPath = (path: unknown): path is string =>
    typeof path === 'string' &&
    path.length <= LONGEST_PATH &&
    PATH.test(path) &&
    !RESERVED.includes(path.split('/')[1] ?? '');
  const wrong: unknown = value.find((path) => !isPath(path));
  if (wrong !== undefined) throw new Error(`it may not have the path ${JSON.stringify(wrong)}`);
  return value as string[];
}

/** The path before a `*` at the end. */
const baseOf = (pattern: string): string => pattern.replace(/\/\*$/, '');

const overlaps = (one: string, other: string): boolean =>
  matchesPath(baseOf(one), other) || matchesPath(baseOf(other), one);

/** The first two patterns of both lists that an address may have in common. */
export function overlapOf(own: readonly string[], others: readonly string[]): [own: string, other: string] | undefined {
  return own.flatMap((path) =>
    others.flatMap((other): [string, string][] => (overlaps(path, other) ? [[path, other]] : [])),
  )[0];
}

/** The sentences about paths that several remotes have; the shell gives an address to the first in its own order. */
export function overlapsOf(all: readonly (readonly [name: string, paths: readonly string[]])[]): string[] {
  return all.flatMap(([name, paths], at) =>
    all.slice(0, at).flatMap(([earlier, taken]) => {
      const [own, other] = (name !== earlier && overlapOf(paths, taken)) || [];
      return own === undefined ? [] : [`${name}: its path ${own} overlaps with ${other} of ${earlier}`];
    }),
  );
}
