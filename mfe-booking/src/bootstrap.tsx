import '@salon/ui/styles/ui.css';
import { AppProviders } from '@salon/web-kit';
import { createBrowserRouter, Navigate, RouterProvider } from '@salon/web-kit/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import routes from './routes.js';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

/** Runs these screens alone, for their team: the same routes, on their own port. */
const router = createBrowserRouter([...routes, { path: '*', element: <Navigate to="/cart" replace /> }]);

createRoot(root).render(
  <StrictMode>
    <AppProviders goTo={(path) => router.navigate(path)}>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
);
