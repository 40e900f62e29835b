import { AppProviders, createQueryClient } from '@salon/web-kit';
import { createBrowserRouter, RouterProvider } from '@salon/web-kit/router';
import type { ReactNode } from 'react';
import { config } from '../config.js';
import { federation } from '../remotes/federation.js';
import { readRegistry, refreshRegistry } from '../remotes/registry.js';
import { createRemotes } from '../remotes/remotes.js';
import { createDiscovery, shellRoutes } from '../routes.js';
import { appear } from './appear.js';
import { takeAnswers } from './answers.js';
import { useEarly, useKeptPlace } from './early.js';
import { wakeBar } from './wake-bar.js';

/** Makes good what was pressed before anything could answer. */
function Awake({ isLeaving, children }: { isLeaving: () => boolean; children: ReactNode }) {
  useKeptPlace();
  useEarly(isLeaving);
  return children;
}

/** Draws the page, or wakes the one that stands there. */
export async function start(): Promise<void> {
  const remotes = createRemotes({ ...federation(config.production), read: readRegistry, refresh: refreshRegistry });
  const queryClient = createQueryClient();
  takeAnswers(queryClient);
  const open = () => {
    const router = createBrowserRouter(shellRoutes(remotes), { patchRoutesOnNavigation: createDiscovery(remotes) });
    const app = (
      <AppProviders queryClient={queryClient} goTo={(path) => router.navigate(path, { flushSync: true })}>
        <Awake isLeaving={() => router.state.navigation.state !== 'idle'}>
          <RouterProvider router={router} />
        </Awake>
      </AppProviders>
    );
    return { router, app };
  };
  await appear(remotes, open, () => wakeBar(queryClient));
}
