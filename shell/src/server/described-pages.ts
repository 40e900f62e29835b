import type { RouteHandle } from '@salon/contracts';
import type { RouteObject } from '@salon/web-kit/router';

export interface DescribedPage {
  path: string;
  /** Parameters it reads, each with its greatest length. */
  params: NonNullable<RouteHandle['params']>;
}

type Handle = Partial<RouteHandle>;

/** The routes whose handle is `wanted` and that have no part to be filled in. */
const pagesWith = (wanted: (handle: Handle) => boolean, routes: readonly RouteObject[], base = '/'): DescribedPage[] =>
  routes.flatMap(({ path = '', handle, children = [] }) => {
    const at = `${base}/${path}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    const own = (handle ?? {}) as Handle;
    const isOne = wanted(own) && !/[:*]/.test(at);
    return [...(isOne ? [{ path: at, params: own.params ?? {} }] : []), ...pagesWith(wanted, children, at)];
  });

/** The pages a search engine is told of: those with a description. */
export const describedPages = (routes: readonly RouteObject[]): DescribedPage[] =>
  pagesWith(({ description }) => description !== undefined, routes);

/** Whether what stands there while its visitor is not known can be drawn for all. */
export const isWaiting = ({ access, waiting }: Handle): boolean =>
  access !== undefined && access !== 'public' && waiting !== undefined;

/** Paths of the pages of somebody of which that is drawn. */
export const waitingPaths = (routes: readonly RouteObject[]): string[] =>
  pagesWith(isWaiting, routes).map(({ path }) => path);
