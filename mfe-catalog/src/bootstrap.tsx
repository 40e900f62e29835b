// Runs these screens alone, for their team: `npm run dev`. In the shell only `./routes` is used.
import { AppProviders } from '@salon/web-kit';
import { createBrowserRouter, Navigate, RouterProvider } from '@salon/web-kit/router';
import '@salon/ui/styles/ui.css';
import { createRoot } from 'react-dom/client';
import routes from './routes.js';

const router = createBrowserRouter([
  {
    children: [...routes, { path: '*', element: <Navigate to="/services" replace /> }],
    hydrateFallbackElement: <p>Loading...</p>,
  },
]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <AppProviders goTo={(path) => router.navigate(path, { flushSync: true })}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
}
