import { REMOTES, type RemoteName, type RemoteRegistry, type RouteHandle } from '@salon/contracts';
import * as ui from '@salon/ui';
import * as webKit from '@salon/web-kit';
import { AppProviders, createQueryClient } from '@salon/web-kit';
import { siteQuery } from '@salon/web-kit/queries';
import * as query from '@salon/web-kit/query';
import * as router from '@salon/web-kit/router';
import type { RouteObject } from '@salon/web-kit/router';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from '@salon/web-kit/router-server';
import * as react from 'react';
import type { ComponentProps } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createOwners, routesOwnedBy } from '../remotes/owners.js';
import { type Remotes, routesOf } from '../remotes/remotes.js';
import { shellRoutes } from '../routes.js';
import { describedPages, isWaiting, waitingPaths } from './described-pages.js';
import afterPaintScript from '../../public/after-paint.js?text';
import prefetchScript from '../../public/prefetch.js?text';
import beforePaintScript from '../../public/before-paint.js?text';
import { Document } from './document.js';
import { faqFacts } from './faq.facts.js';
import type { Frame } from './frame.js';
import { DefaultHead, PageHead, SkeletonHead } from './head.js';
import { pageAddress } from './page-address.js';
import { settled } from './settle.js';

/** The singleton packages of a page; the remotes' server bundles get these. */
export const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@salon/web-kit': webKit,
  '@salon/web-kit/query': query,
  '@salon/web-kit/router': router,
  '@salon/ui': ui,
};

export interface Wanted {
  /** Path and query of the page. */
  path: string;
  /** The site's origin. */
  siteUrl: string;
  frame: Frame;
  /** The exposed modules of the remotes that are available. */
  exposed: Partial<Record<RemoteName, unknown>>;
}

export interface RenderedPage {
  /** The whole document. */
  html: string;
  /** The texts of its inline scripts, for the content security policy. */
  inlineScripts: string[];
}

const remotesOf = (exposed: Wanted['exposed'], registry: RemoteRegistry): Remotes => ({
  ...createOwners(registry),
  routes: async (name) => routesOf(exposed[name]),
  isLoaded: (name) => exposed[name] !== undefined,
  whenLoaded: () => new Promise(() => {}), // A server-rendered page does not change.
});

/** The shell's routes with those of the available remotes. */
function routesWith(exposed: Wanted['exposed'], registry: RemoteRegistry): RouteObject[] {
  const remotes = remotesOf(exposed, registry);
  return shellRoutes(
    remotes,
    REMOTES.flatMap((name) =>
      exposed[name] === undefined ? [] : routesOwnedBy(name, routesOf(exposed[name]), remotes),
    ),
  );
}

const resultsOf = (client: query.QueryClient): ComponentProps<typeof Document>['results'] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data] as const]));

/** The remote that owns the page at `path`. Edges before ADR-0069 pass no registry, here and below. */
export const ownerOf = (path: string, registry: RemoteRegistry = {}): RemoteName | null =>
  createOwners(registry).ownerOf(path);

/** The paths of the public pages, in the order of the routes. */
export const publicPaths = (exposed: Wanted['exposed'], registry: RemoteRegistry = {}): string[] =>
  describedPages(routesWith(exposed, registry)).map(({ path }) => path);

/**
 * The address to pass to `render`; null when nothing is rendered. A skeleton is rendered only for the address without
 * query, because the query may be private.
 */
export function renderedAddress(url: string, exposed: Wanted['exposed'], registry: RemoteRegistry = {}): string | null {
  const routes = routesWith(exposed, registry);
  return pageAddress(describedPages(routes), url) ?? (waitingPaths(routes).includes(url) ? url : null);
}

/** Whether no route matches the path, regardless of which remotes are available (decision E1). */
export const isNowhere = (path: string, registry: RemoteRegistry = {}): boolean =>
  ownerOf(path, registry) === null && matchRoutes(routesWith({}, registry), path)?.at(-1)?.route.path === '*';

/**
 * The initial page for a guest, or the skeleton of a signed-in page; null when neither exists or its remote is not
 * available.
 */
export async function render({ path, siteUrl, frame, exposed }: Wanted): Promise<RenderedPage | null> {
  const owner = ownerOf(new URL(path, siteUrl).pathname, frame.registry);
  if (owner !== null && exposed[owner] === undefined) return null;
  const handler = createStaticHandler(routesWith(exposed, frame.registry));
  const context = await handler.query(new Request(new URL(path, siteUrl)));
  if (context instanceof Response) return null;
  const matched = context.matches.at(-1)?.route;
  const handle = { ...(matched?.path === 'faq' && { facts: faqFacts }), ...(matched?.handle as RouteHandle) };
  const waiting = isWaiting(handle);
  if (handle.description === undefined && !waiting) return null;
  const client = createQueryClient();
  const routes = createStaticRouter(handler.dataRoutes, context);
  const html = await settled(client, () =>
    renderToString(
      <AppProviders queryClient={client}>
        <StaticRouterProvider router={routes} context={context} hydrate={false} />
      </AppProviders>,
    ),
  );
  const site = client.getQueryData(siteQuery.queryKey);
  return documentOf({
    frame,
    owner,
    site,
    html,
    isSkeleton: waiting,
    head: waiting ? (
      <SkeletonHead title={handle.title} companyName={site?.companyName} />
    ) : (
      <PageHead {...{ path, siteUrl, handle, client }} />
    ),
    results: resultsOf(client),
    ...(waiting
      ? { inlineScripts: [beforePaintScript, prefetchScript] }
      : { inlineScripts: [beforePaintScript], afterPaintScript }),
  });
}

/** The document of a page that the browser renders; without the salon's details while they cannot be read. */
export async function renderFrame(owner: RemoteName | null, frame: Frame): Promise<RenderedPage> {
  const site = await createQueryClient()
    .fetchQuery(siteQuery)
    .catch(() => undefined);
  const inlineScripts = [beforePaintScript, prefetchScript];
  return documentOf({ frame, owner, site, head: <DefaultHead />, inlineScripts });
}

const documentOf = (props: ComponentProps<typeof Document>): RenderedPage => ({
  html: `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`,
  inlineScripts: [...props.inlineScripts, ...(props.afterPaintScript === undefined ? [] : [props.afterPaintScript])],
});
