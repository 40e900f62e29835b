import type { RouteHandle } from '@salon/contracts';
import type { RouteObject } from '@salon/web-kit/router';

export interface DescribedPage {
  path: string;
  /** Parameters it reads, each with its greatest length. */
  params: NonNullable<RouteHandle['params']>;
}

/** The routes that have a description and no part to be filled in: the pages a search engine is told of. */
export const describedPages = (routes: readonly RouteObject[], base = '/'): DescribedPage[] =>
  routes.flatMap(({ path = '', handle, children = [] }) => {
    const at = `${base}/${path}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    const { description, params = {} } = (handle ?? {}) as Partial<RouteHandle>;
    const isOne = description !== undefined && !/[:*]/.test(at);
    return [...(isOne ? [{ path: at, params }] : []), ...describedPages(children, at)];
  });
