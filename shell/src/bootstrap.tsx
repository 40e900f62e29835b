import { AppProviders } from '@salon/web-kit';
import { createBrowserRouter, RouterProvider } from '@salon/web-kit/router';
import '@salon/ui/styles/ui.css';
import { createRoot } from 'react-dom/client';
import { config } from './config.js';
import { federation } from './remotes/federation.js';
import { readRegistry, refreshRegistry } from './remotes/registry.js';
import { createRemotes } from './remotes/remotes.js';
import { createDiscovery, shellRoutes } from './routes.js';
import './styles.js';

const remotes = createRemotes({ ...federation(config.production), read: readRegistry, refresh: refreshRegistry });
const router = createBrowserRouter(shellRoutes(remotes), { patchRoutesOnNavigation: createDiscovery(remotes) });

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <AppProviders goTo={(path) => router.navigate(path, { flushSync: true })}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
}
