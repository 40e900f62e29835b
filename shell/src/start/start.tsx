import { AppProviders, createQueryClient } from '@salon/web-kit';
import { createBrowserRouter, RouterProvider } from '@salon/web-kit/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { config } from '../config.js';
import { federation } from '../remotes/federation.js';
import { ServerRenderedPageContext, serverRenderedPageIn } from '../remotes/server-rendered-page.js';
import { readRegistry, refreshRegistry } from '../remotes/registry.js';
import { createRemotes } from '../remotes/remotes.js';
import { createDiscovery, shellRoutes } from '../routes.js';
import { KeepScroll } from './keep-scroll.js';
import { takeQueryResults } from './query-results.js';
import { untilMatched } from './until-matched.js';

/** Hydrates the server-rendered page, or renders the page where the server sent none. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const remotes = createRemotes({ ...federation(config.production), read: readRegistry, refresh: refreshRegistry });
  const queryClient = createQueryClient();
  takeQueryResults(queryClient);
  const router = createBrowserRouter(shellRoutes(remotes), { patchRoutesOnNavigation: createDiscovery(remotes) });
  const isRendered = root.childElementCount > 0;
  const serverRenderedPage = isRendered && !(await untilMatched(router)) ? serverRenderedPageIn(root, remotes) : null;
  const app = (
    <AppProviders queryClient={queryClient} goTo={(path) => router.navigate(path, { flushSync: true })}>
      <ServerRenderedPageContext value={serverRenderedPage}>
        <KeepScroll>
          <RouterProvider router={router} />
        </KeepScroll>
      </ServerRenderedPageContext>
    </AppProviders>
  );
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
