import { matchesPath, REMOTES, type RemoteName, type RemoteRegistry } from '@salon/contracts';
import type { RouteObject } from '@salon/web-kit/router';
import { knownPaths } from '../config.js';

/** Which remote owns which page (docs/product.md §2). */
export interface Owners {
  /** The remote that owns `path`; null for the shell's own paths and unknown ones. */
  ownerOf(path: string): RemoteName | null;
  /** The pattern of `path` among those of its remote; null for the shell's own paths and unknown ones. */
  patternOf(path: string): string | null;
}

/** Id of the catch-all route: no loaded remote and no page of the shell matches the address. */
export const UNMATCHED = 'unmatched';

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/**
 * The owners by the paths in the registry; for a remote without paths, by those known when the shell was built.
 * The shell's own pages come first, then the remotes in the order of `REMOTES`.
 */
export function createOwners(registry: RemoteRegistry): Owners {
  const pathsOf = (name: RemoteName) => registry[name]?.paths ?? knownPaths[name];
  const patterns = REMOTES.flatMap((name) => pathsOf(name).map((pattern) => [name, pattern] as const));
  const find = (path: string) =>
    knownPaths.shell.includes(trimmed(path))
      ? undefined
      : patterns.find(([, pattern]) => matchesPath(trimmed(path), pattern));
  return { ownerOf: (path) => find(path)?.[0] ?? null, patternOf: (path) => find(path)?.[1] ?? null };
}

/** The routes of a remote at the paths that it owns; `base` is the path of their parent route. */
export function routesOwnedBy(
  name: RemoteName,
  routes: readonly RouteObject[],
  owners: Owners,
  base = '',
): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    const path = `${base}/${route.path ?? ''}`.replace(/\/{2,}/g, '/');
    if (!route.children) return owners.ownerOf(path) === name ? [route] : [];
    const children = routesOwnedBy(name, route.children, owners, path);
    return children.length > 0 ? [{ ...route, children }] : [];
  });
}
