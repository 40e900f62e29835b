import type { RemoteRegistry, User } from '@salon/contracts';
import { AppProviders } from '@salon/web-kit';
import { RouterProvider } from '@salon/web-kit/router';
import { createMemoryRouter } from '@salon/web-kit/router-testing';
import { configure, render } from '@testing-library/react';
import { createRemotes, type Remotes } from '../remotes/remotes.js';
import { createDiscovery, shellRoutes } from '../routes.js';
import './popover.js';

configure({ asyncUtilTimeout: 5_000 }); // Rendering is slow on a busy machine.

export const customer: User = {
  _id: 'u1',
  name: 'Nimali Perera',
  email: 'nimali@example.test',
  isVerified: true,
  role: 'user',
  permissions: [],
  secondFactor: 'off',
  googleId: null,
  profileImage: 'https://img.example/n.jpg',
  address: null,
  phone: null,
  city: null,
};

/** A fake BFF for the shell; `me` null is a guest, 'slow' never responds. */
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

/** Routes as the three remotes would expose them. */
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

export const entry = { entry: '/mfe/x.js', entryGlobalName: 'x', type: 'global', integrity: '' } as const;

export const workingRemotes = (
  load: (name: string) => Promise<unknown> = async (name) => EXPOSED[name],
  registry: RemoteRegistry = { catalog: entry, account: entry, booking: entry },
): Remotes =>
  createRemotes({
    failed: () => undefined,
    register: () => {},
    load,
    read: () => registry,
    refresh: async () => ({}),
  });

/** Renders the whole shell at `path`. */
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
