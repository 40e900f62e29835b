import type { RouteHandle } from '@salon/contracts';
import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from '@salon/web-kit/router';
import { loadDesignPage } from './config.js';
import { Guard } from './guard.js';
import { Layout } from './layout/layout.js';
import { UnmatchedPage } from './pages/unmatched-page.js';
import { PageFailed } from './pages/page-failed.js';
import { routesOwnedBy, UNMATCHED } from './remotes/owners.js';
import type { Remotes } from './remotes/remotes.js';

/** Id of the parent route of all pages; the remotes' routes are added to it. */
const PAGES = 'pages';

const page = (title: string, description?: string): RouteHandle => ({
  access: 'public',
  title,
  description,
});

/** The content pages, lazy-loaded (docs/product.md §2, decision E1). */
const CONTENT: readonly RouteObject[] = [
  {
    path: 'about',
    handle: page(
      'About Us',
      'The house, the people in it and what they hold to: a quiet salon in Colombo, named for the temple flower at ' +
        'its gate.',
    ),
    lazy: async () => ({ Component: (await import('./content/about-page.js')).AboutPage }),
  },
  {
    path: 'faq',
    handle: page(
      'FAQ',
      'How to book, what the booking fee is, how to cancel or reschedule, and what else guests like to know before ' +
        'they come.',
    ),
    lazy: async () => ({ Component: (await import('./content/faq-page.js')).FaqPage }),
  },
  {
    path: 'contact',
    handle: page('Contact', 'Write to us, call us or find the way: address, hours and map of the salon in Colombo.'),
    lazy: async () => ({ Component: (await import('./content/contact-page.js')).ContactPage }),
  },
  {
    path: 'privacy-policy',
    handle: page(
      'Privacy Policy',
      'What we know about you when you book, why, for how long, and how to have it changed or removed.',
    ),
    lazy: async () => ({ Component: (await import('./content/legal-page.js')).PrivacyPage }),
  },
  {
    path: 'terms-conditions',
    handle: page(
      'Terms & Conditions',
      'Bookings, the booking fee, cancelling, being late and no-shows: what you and we agree to.',
    ),
    lazy: async () => ({ Component: (await import('./content/legal-page.js')).TermsPage }),
  },
  {
    path: 'refund-policy',
    handle: page('Refund Policy', 'When the booking fee goes back to you, how, and how long it takes.'),
    lazy: async () => ({ Component: (await import('./content/legal-page.js')).RefundPage }),
  },
];

/** Redirects of the payment pages' paths (decision E1) and of /home (decision A12). */
const MOVED: readonly [string, string][] = [
  ['appointments/my', '/profile/appointments'],
  ['appointments/book', '/book-appointment'],
  ['home', '/'],
];

/** The shell's own pages and the remotes' routes that are already `joined`; createDiscovery finds the others. */
export function shellRoutes(remotes: Remotes, joined: readonly RouteObject[] = []): RouteObject[] {
  const own: RouteObject[] = [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./home/home-page.js')).HomePage }),
      handle: page(
        '',
        'Hair, nails, skin and make-up in a quiet house in Colombo. See every price and minute, choose a time and ' +
          'book it online.',
      ),
    },
    ...CONTENT,
    ...MOVED.map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
    ...(loadDesignPage ? [{ path: 'design', handle: page('Design'), lazy: loadDesignPage }] : []),
    ...joined,
    { id: UNMATCHED, path: '*', element: <UnmatchedPage remotes={remotes} /> },
  ];
  const pages: RouteObject = {
    id: PAGES,
    element: <Guard owners={remotes} />,
    errorElement: <PageFailed />,
    children: own,
  };
  const layout = <Layout owners={remotes} />;
  return [
    {
      path: '/',
      element: layout,
      hydrateFallbackElement: layout,
      errorElement: <PageFailed alone />,
      children: [pages],
    },
  ];
}

/**
 * Adds a remote's routes on the first visit to one of its pages. When they do not load, the catch-all page shows the
 * failure.
 */
export function createDiscovery(remotes: Remotes): PatchRoutesOnNavigationFunction {
  const joined = new Set<string>();
  return async ({ path, patch, signal }) => {
    const owner = remotes.ownerOf(path);
    if (owner === null || joined.has(owner)) return;
    // UnmatchedPage shows the failure and the retry button.
    const routes = await remotes.routes(owner).catch(() => null);
    // `patch` does nothing for a navigation that was replaced by another one.
    if (routes === null || signal.aborted || joined.has(owner)) return;
    joined.add(owner);
    patch(PAGES, routesOwnedBy(owner, routes, remotes));
  };
}
