import type { RouteHandle } from '@salon/contracts';
import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from '@salon/web-kit/router';
import { Guard } from './guard.js';
import { HomePage } from './home/home-page.js';
import { Layout } from './layout/layout.js';
import { ComingPage } from './pages/coming-page.js';
import { Elsewhere } from './pages/elsewhere.js';
import { PageFailed } from './pages/page-failed.js';
import { ownerOf } from './remotes/owners.js';
import type { Remotes } from './remotes/remotes.js';

/** The route below which every page hangs; remotes' routes are added here. */
const PAGES = 'pages';

const page = (title: string): RouteHandle => ({ access: 'public', title });

const COMING: readonly [string, string][] = [
  ['about', 'About Us'], ['faq', 'FAQ'], ['privacy-policy', 'Privacy Policy'], ['terms-conditions', 'Terms & Conditions'],
  ['refund-policy', 'Refund Policy'], ['contact', 'Contact'],
];

/** Paths the payment pages of the specification point to (decision E1), and /home (decision A12). */
const MOVED: readonly [string, string][] = [
  ['appointments/my', '/profile/appointments'], ['appointments/book', '/book-appointment'], ['home', '/'],
];

/** The shell's own pages; everything else is found by the discovery below. */
export function shellRoutes(remotes: Remotes): RouteObject[] {
  const own: RouteObject[] = [
    { index: true, element: <HomePage />, handle: page('') },
    ...COMING.map(([path, title]) => ({ path, element: <ComingPage title={title} />, handle: page(title) })),
    ...MOVED.map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
    { path: '*', element: <Elsewhere remotes={remotes} /> },
  ];
  const pages: RouteObject = { id: PAGES, element: <Guard />, errorElement: <PageFailed />, children: own };
  return [{ path: '/', Component: Layout, HydrateFallback: Layout, errorElement: <PageFailed alone />, children: [pages] }];
}

/** On the first visit to a remote's page its routes join ours. When they cannot be had the page itself says so. */
export function createDiscovery(remotes: Remotes): PatchRoutesOnNavigationFunction {
  const joined = new Set<string>();
  return async ({ path, patch }) => {
    const owner = ownerOf(path);
    if (owner === null || joined.has(owner)) return;
    const routes = await remotes.routes(owner).catch(() => null); // Elsewhere shows it, with the way to try again.
    if (routes === null || joined.has(owner)) return;
    joined.add(owner);
    patch(PAGES, routes);
  };
}
