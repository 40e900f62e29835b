import type { RouteObject } from '@salon/web-kit/router';
import { type Owners, UNMATCHED } from '../remotes/owners.js';

export type Matches = readonly { route: Pick<RouteObject, 'id' | 'path'> }[];

/**
 * The pattern of the current route: `/reset-password/:token`; from the remote's paths while its routes are not loaded.
 */
export function pageRoute(matches: Matches, path: string, owners: Owners): string {
  if (matches.length === 0 || matches.at(-1)?.route.id === UNMATCHED) return owners.patternOf(path) ?? '/*';
  const parts = matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter((part) => part !== '');
  return `/${parts.join('/')}`;
}
