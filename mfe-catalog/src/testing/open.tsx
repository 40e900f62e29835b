import { AppProviders, emptyCart, useCart } from '@salon/web-kit';
import { RouterProvider } from '@salon/web-kit/router';
import { createMemoryRouter } from '@salon/web-kit/router-testing';
import { act, render } from '@testing-library/react';
import routes from '../routes.js';
import { fakeSalon, type Reply } from '@salon/testing/fake-salon';
import { galleryImages, offers, ratings, reviews, services, user } from './fixtures.js';

/** A salon with a menu, offers, pictures and reviews; `replies` overrides its responses. */
export const catalogSalon = (replies: Record<string, Reply> = {}) =>
  fakeSalon({
    'GET /auth/me': { user },
    'GET /cart/get-cart': { cart: emptyCart },
    'GET /services/get-services': { services },
    'GET /special-offers/active': { offers },
    'GET /gallery': { galleryImages },
    'GET /reviews': { reviews, next: null, ratings },
    'GET /reviews/user/me': { review: null },
    ...replies,
  });

const Badge = () => <output aria-label="badge">{useCart().data?.cartCount}</output>;

/** Opens a path of this remote as the shell would, with a cart badge beside it; other paths show 'another page'. */
export function open(path: string, { signedIn = false, keepStorage = false } = {}) {
  localStorage.clear();
  if (!keepStorage) sessionStorage.clear();
  if (signedIn) localStorage.setItem('token', 'token-of-dilani');
  const pages = [...routes, { path: '*', element: <p>another page</p> }];
  const router = createMemoryRouter([{ children: pages, hydrateFallbackElement: <p>Loading...</p> }], {
    initialEntries: [path],
  });
  const goTo = (to: string) => router.navigate(to);
  render(
    <AppProviders goTo={goTo}>
      <Badge />
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return {
    go: (to: string, state?: unknown) => act(() => router.navigate(to, { state })),
    back: () => act(() => router.navigate(-1)),
    here: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
