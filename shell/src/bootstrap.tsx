import { AppProviders, createQueryClient } from '@salon/web-kit';
import { createBrowserRouter, RouterProvider } from '@salon/web-kit/router';
import '@salon/ui/styles/ui.css';
import type { ReactNode } from 'react';
import { config } from './config.js';
import { federation } from './remotes/federation.js';
import { readRegistry, refreshRegistry } from './remotes/registry.js';
import { createRemotes } from './remotes/remotes.js';
import { createDiscovery, shellRoutes } from './routes.js';
import { appear } from './start/appear.js';
import { takeAnswers } from './start/answers.js';
import { useEarly, useKeptPlace } from './start/early.js';
import { useLetters } from './start/letters.js';
import { wakeBar } from './start/wake-bar.js';
import './styles.js';

const remotes = createRemotes({ ...federation(config.production), read: readRegistry, refresh: refreshRegistry });
const queryClient = createQueryClient();
takeAnswers(queryClient);

/** Makes good what was pressed before anything could answer. */
function Awake({ isLeaving, children }: { isLeaving: () => boolean; children: ReactNode }) {
  useKeptPlace();
  useEarly(isLeaving);
  useLetters();
  return children;
}

const openRouter = () => createBrowserRouter(shellRoutes(remotes), { patchRoutesOnNavigation: createDiscovery(remotes) });

void appear(remotes, () => {
  const router = openRouter();
  const app = (
    <AppProviders queryClient={queryClient} goTo={(path) => router.navigate(path, { flushSync: true })}>
      <Awake isLeaving={() => router.state.navigation.state !== 'idle'}><RouterProvider router={router} /></Awake>
    </AppProviders>
  );
  return { router, app };
}, () => wakeBar(queryClient));
