import { AppProviders } from '@salon/web-kit';
import type { QueryClient } from '@salon/web-kit/query';
import { createBrowserRouter, RouterProvider } from '@salon/web-kit/router';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { NavBar } from '../layout/nav-bar.js';

/** A menu that is open stays open. */
function exchange(from: Element, to: Element): void {
  const open = from.querySelector(':popover-open') !== null;
  from.replaceWith(to);
  if (open) to.querySelector<HTMLElement>('[popover]')?.showPopover();
}

/** A link is followed by the browser: there are no pages here the router could show. */
function leaveToBrowser(event: MouseEvent): void {
  if ((event.target as Element).closest('a')) event.stopImmediatePropagation();
}

/**
 * The bar of a drawn page works while the page's own code cannot be had: who is there, the cart, the menus. Each of its ways loads the
 * page it leads to. Returns the way to put the drawn bar back, which the whole page is to take over.
 */
export function wakeBar(queryClient: QueryClient): () => void {
  const drawn = document.querySelector('#root > .bar');
  if (!drawn) return () => undefined;
  const router = createBrowserRouter([{ path: '*', element: <NavBar /> }]);
  const place = document.createElement('div');
  place.style.display = 'contents';
  place.dataset['awake'] = ''; // Its buttons answer at once (public/start.js).
  place.addEventListener('click', leaveToBrowser, true); // Before React listens there.
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <AppProviders queryClient={queryClient}>
        <RouterProvider router={router} />
      </AppProviders>,
    ),
  );
  exchange(drawn, place);
  return () => {
    exchange(place, drawn);
    root.unmount();
    router.dispose();
  };
}
