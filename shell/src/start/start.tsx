import type { RemoteEntry, RemoteName } from '@salon/contracts';
import { AppProviders, createQueryClient } from '@salon/web-kit';
import { createBrowserRouter, RouterProvider } from '@salon/web-kit/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { config } from '../config.js';
import { federation } from '../remotes/federation.js';
import { ServerRenderedPageContext, serverRenderedPageIn } from '../remotes/server-rendered-page.js';
import { readRegistry, refreshRegistry } from '../remotes/registry.js';
import { createRemotes, type Remotes } from '../remotes/remotes.js';
import { captureErrors, rootOptions } from '../reports/captured-errors.js';
import { startReports } from '../reports/start-reports.js';
import { createDiscovery, shellRoutes } from '../routes.js';
import { KeepScroll } from './keep-scroll.js';
import { markStylesheets } from './mark-stylesheets.js';
import { takeQueryResults } from './query-results.js';
import { waitForMatch } from './wait-for-match.js';

/** Hydrates the server-rendered page, or renders the page where the server sent none. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  markStylesheets();
  const used = new Map<RemoteName, RemoteEntry>();
  const remotes = reportedRemotes(used, (name, error) => captured.add({ kind: 'load', error, remote: name }));
  const queryClient = createQueryClient();
  takeQueryResults(queryClient);
  const router = createBrowserRouter(shellRoutes(remotes), { patchRoutesOnNavigation: createDiscovery(remotes) });
  const captured = captureErrors(() => router.state.matches);
  const isRendered = root.childElementCount > 0;
  const serverRenderedPage = isRendered && !(await waitForMatch(router)) ? serverRenderedPageIn(root, remotes) : null;
  const app = (
    <AppProviders queryClient={queryClient} goTo={(path) => router.navigate(path, { flushSync: true })}>
      <ServerRenderedPageContext value={serverRenderedPage}>
        <KeepScroll router={router}>
          <RouterProvider router={router} onError={(error) => captured.add({ kind: 'caught', error })} />
        </KeepScroll>
      </ServerRenderedPageContext>
    </AppProviders>
  );
  if (isRendered) startTransition(() => void hydrateRoot(root, app, rootOptions(captured)));
  else createRoot(root, rootOptions(captured)).render(app);
  startReports({ captured, used, router, owners: remotes });
}

/** The remotes of the page, with their entries and failures for its reports. */
function reportedRemotes(
  used: Map<RemoteName, RemoteEntry>,
  failed: (name: RemoteName, error: unknown) => void,
): Remotes {
  const runtime = federation(config.production);
  return createRemotes({
    ...runtime,
    register(name, entry) {
      used.set(name, entry);
      runtime.register(name, entry);
    },
    read: readRegistry,
    refresh: refreshRegistry,
    failed,
  });
}
