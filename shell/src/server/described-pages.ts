import type { RouteHandle } from '@salon/contracts';
import type { RouteObject } from '@salon/web-kit/router';

export interface DescribedPage {
  path: string;
  /** The query parameters it reads, each with its maximum length. */
  params: NonNullable<RouteHandle['params']>;
}

type Handle = Partial<RouteHandle>;

/** The routes without path parameters whose handle is `wanted`. */
const pagesWith = (wanted: (handle: Handle) => boolean, routes: readonly RouteObject[], base = '/'): DescribedPage[] =>
  routes.flatMap(({ path = '', handle, children = [] }) => {
    const at = `${base}/${path}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    const own = (handle ?? {}) as Handle;
    const isOne = wanted(own) && !/[:*]/.test(at);
    return [...(isOne ? [{ path: at, params: own.params ?? {} }] : []), ...pagesWith(wanted, children, at)];
  });

/** The pages for search engines: those with a description. */
export const describedPages = (routes: readonly RouteObject[]): DescribedPage[] =>
  pagesWith(({ description }) => description !== undefined, routes);

/** Whether a route of signed-in visitors has a skeleton that can be server-rendered. */
export const isWaiting = ({ access, waiting }: Handle): boolean =>
  access !== undefined && access !== 'public' && waiting !== undefined;

/** The paths of signed-in pages with a skeleton. */
export const waitingPaths = (routes: readonly RouteObject[]): string[] =>
  pagesWith(isWaiting, routes).map(({ path }) => path);
