import type { RouteHandle } from '@salon/contracts';
import type { RouteObject } from '@salon/web-kit/router';

/** Paths of the routes that have a description and no parameter: the pages a search engine is told of. */
export const describedPaths = (routes: readonly RouteObject[], base = '/'): string[] =>
  routes.flatMap(({ path = '', handle, children = [] }) => {
    const at = `${base}/${path}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    const isOne = (handle as RouteHandle | undefined)?.description !== undefined && !/[:*]/.test(at);
    return [...(isOne ? [at] : []), ...describedPaths(children, at)];
  });
