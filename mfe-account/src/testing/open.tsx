import { AppProviders, createQueryClient, useCart, useSession } from '@salon/web-kit';
import { RouterProvider } from '@salon/web-kit/router';
import { createMemoryRouter } from '@salon/web-kit/router-testing';
import { act, render } from '@testing-library/react';
import routes from '../routes.js';
import { fakeSalon, type Reply } from '@salon/testing/fake-salon';
import { emptyCart, fullCart, user, visits } from './fixtures.js';
import { atNow } from './salon-clock.js';

// Every spec of a page: the visits of the fixtures are still to come.
atNow();

/**
 * A salon with Dilani's account and visits, which stores what she adds to the cart; `replies` overrides its responses.
 */
export function accountSalon(replies: Record<string, Reply> = {}) {
  const salon: ReturnType<typeof fakeSalon> = fakeSalon({
    'GET /auth/me': { user },
    'GET /cart/get-cart': () => ({ cart: salon.callsTo('POST /cart/add-cart').length > 0 ? fullCart : emptyCart }),
    'GET /appointments/my-appointments': { appointments: visits },
    'GET /special-offers/active': { offers: [] },
    'GET /users/sessions': { sessions: [] },
    'GET /users/second-factor': { on: false, since: null, recoveryCodesLeft: 0 },
    ...replies,
  });
  return salon;
}

function Bar() {
  const { status, user: who } = useSession();
  return (
    <>
      <output aria-label="badge">{useCart().data?.cartCount}</output>
      <output aria-label="who">{who?.name ?? status}</output>
    </>
  );
}

interface Opening {
  signedIn?: boolean;
  /** Prepares the browser's storage. */
  before?(): void;
}

/** Opens a path of this remote as the shell would, with badge and name beside it; other paths show 'another page'. */
export function open(path: string, { signedIn = false, before }: Opening = {}) {
  localStorage.clear();
  sessionStorage.clear();
  if (signedIn) localStorage.setItem('token', 'token-of-dilani');
  before?.();
  const pages = [...routes, { path: '*', element: <p>another page</p> }];
  const router = createMemoryRouter([{ children: pages, hydrateFallbackElement: <></> }], { initialEntries: [path] });
  const queryClient = createQueryClient();
  render(
    <AppProviders goTo={(to) => router.navigate(to, { flushSync: true })} queryClient={queryClient}>
      <Bar />
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return {
    queryClient,
    go: (to: string) => act(() => router.navigate(to)),
    stateOfHere: () => router.state.location.state as unknown,
    here: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
