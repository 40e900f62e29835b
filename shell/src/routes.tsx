import type { RouteHandle } from '@salon/contracts';
import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from '@salon/web-kit/router';
import { Guard } from './guard.js';
import { HomePage } from './home/home-page.js';
import { Layout } from './layout/layout.js';
import { Elsewhere } from './pages/elsewhere.js';
import { PageFailed } from './pages/page-failed.js';
import { ownerOf } from './remotes/owners.js';
import type { Remotes } from './remotes/remotes.js';

/** The route below which every page hangs; remotes' routes are added here. */
const PAGES = 'pages';

const page = (title: string): RouteHandle => ({ access: 'public', title });

/** The pages of words, each fetched on its first visit (spec §2, decision E1). */
const CONTENT: readonly RouteObject[] = [
  { path: 'about', handle: page('About Us'), lazy: async () => ({ Component: (await import('./content/about-page.js')).AboutPage }) },
  { path: 'faq', handle: page('FAQ'), lazy: async () => ({ Component: (await import('./content/faq-page.js')).FaqPage }) },
  { path: 'contact', handle: page('Contact'), lazy: async () => ({ Component: (await import('./content/contact-page.js')).ContactPage }) },
  { path: 'privacy-policy', handle: page('Privacy Policy'), lazy: async () => ({ Component: (await import('./content/legal-page.js')).PrivacyPage }) },
  { path: 'terms-conditions', handle: page('Terms & Conditions'), lazy: async () => ({ Component: (await import('./content/legal-page.js')).TermsPage }) },
  { path: 'refund-policy', handle: page('Refund Policy'), lazy: async () => ({ Component: (await import('./content/legal-page.js')).RefundPage }) },
];

/** Paths the payment pages of the specification point to (decision E1), and /home (decision A12). */
const MOVED: readonly [string, string][] = [
  ['appointments/my', '/profile/appointments'], ['appointments/book', '/book-appointment'], ['home', '/'],
];

/** The shell's own pages; everything else is found by the discovery below. */
export function shellRoutes(remotes: Remotes): RouteObject[] {
  const own: RouteObject[] = [
    { index: true, element: <HomePage />, handle: page('') },
    ...CONTENT,
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
