import type { User } from '@salon/contracts';
import { AppProviders } from '@salon/web-kit';
import { RouterProvider } from '@salon/web-kit/router';
import { createMemoryRouter } from '@salon/web-kit/router-testing';
import { configure, render } from '@testing-library/react';
import { createRemotes, type Remotes } from '../remotes/remotes.js';
import { createDiscovery, shellRoutes } from '../routes.js';
import './popover.js';

configure({ asyncUtilTimeout: 5_000 }); // Machines under load render late.

export const customer: User = {
  _id: 'u1',
  name: 'Nimali Perera',
  email: 'nimali@example.test',
  isVerified: true,
  role: 'user',
  googleId: null,
  profileImage: 'https://img.example/n.jpg',
  address: null,
  phone: null,
  city: null,
};

/** The BFF as far as the shell asks it; `me` null is a guest, 'slow' never answers. */
export function fakeApi(me: User | null | 'slow', more: Record<string, unknown> = {}): void {
  if (me) localStorage.setItem('token', 'abc');
  else localStorage.removeItem('token');
  const data: Record<string, unknown> = {
    '/api/auth/me': { user: me },
    '/api/auth/logout': {},
    '/api/cart/get-cart': { cart: { items: [{ quantity: 2 }, { quantity: 1 }], cartCount: 2 } },
    ...more,
  };
  globalThis.fetch = (async (url: string) => {
    if (url === '/api/auth/me' && me === 'slow') return new Promise(() => {});
    return url in data
      ? new Response(JSON.stringify({ status: 'success', data: data[url] }))
      : new Response('{}', { status: 404 });
  }) as unknown as typeof fetch;
}

const screenOf = (name: string, access: 'public' | 'user' | 'admin') => ({
  element: <h1>{name}</h1>,
  handle: { access, title: name },
});

/** Small stand-ins for what the three remotes expose. */
export const EXPOSED: Record<string, unknown> = {
  catalog: { default: [{ path: 'services', ...screenOf('Services', 'public') }] },
  account: {
    default: [
      { path: 'login', ...screenOf('Login', 'public') },
      { path: 'verify-email', ...screenOf('Verify your email', 'public') },
      { path: 'profile', ...screenOf('Profile', 'user') },
      { path: 'profile/appointments', ...screenOf('My Appointments', 'user') },
      { path: 'dashboard', ...screenOf('Dashboard', 'user') },
      { path: 'admin/dashboard', ...screenOf('Admin', 'admin') },
    ],
  },
  booking: {
    default: [
      { path: 'cart', ...screenOf('Cart', 'user') },
      { path: 'book-appointment', ...screenOf('Booking', 'user') },
    ],
  },
};

const entry = { entry: '/mfe/x.js', entryGlobalName: 'x', type: 'global', integrity: '' } as const;

export const workingRemotes = (load: (name: string) => Promise<unknown> = async (name) => EXPOSED[name]): Remotes =>
  createRemotes({
    register: () => {},
    load,
    read: () => ({ catalog: entry, account: entry, booking: entry }),
    refresh: async () => ({}),
  });

/** The whole shell at `path`. */
export function open(path: string, remotes: Remotes = workingRemotes()) {
  const router = createMemoryRouter(shellRoutes(remotes), {
    initialEntries: [path],
    patchRoutesOnNavigation: createDiscovery(remotes),
  });
  const view = render(
    <AppProviders goTo={(to) => router.navigate(to, { flushSync: true })}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { router, view, at: () => `${router.state.location.pathname}${router.state.location.search}` };
}
