import { EXPOSED, workingRemotes } from '../testing/open.js';
import { routesOf } from '../remotes/remotes.js';
import { shellRoutes } from '../routes.js';
import { describedPages, waitingPaths } from './described-pages.js';

const described = { access: 'public', title: 'Gift', description: 'A gift for somebody.' } as const;

it("lists the shell's own public pages for search engines, and no signed-in page", () => {
  const all = Object.values(EXPOSED).flatMap(routesOf);
  expect(describedPages(shellRoutes(workingRemotes(), all)).map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/faq',
    '/contact',
    '/privacy-policy',
    '/terms-conditions',
    '/refund-policy',
  ]);
});

it('lists the signed-in pages that have a skeleton; public pages are rendered themselves', () => {
  const page = (path: string, access: string, waiting?: () => string) => ({
    path,
    handle: { access, title: path, ...(waiting && { waiting }) },
  });
  const pages = [
    page('cart', 'user', () => 'Cart'),
    page('admin', 'admin', () => 'Admin'),
    page('login', 'public', () => 'Login'),
    page('profile', 'user'),
    page('receipt/:id', 'user', () => 'Receipt'),
  ];
  expect(waitingPaths([{ path: '/', children: pages }] as never)).toEqual(['/cart', '/admin']);
});

it('finds nested routes, and skips those with a path parameter', () => {
  const gifts = {
    path: 'gifts',
    children: [
      { index: true, handle: described },
      { path: 'cards/', handle: described },
      { path: ':id', handle: described },
    ],
  };
  expect(describedPages([{ path: '/', children: [gifts] }] as never)).toEqual([
    { path: '/gifts', params: {} },
    { path: '/gifts/cards', params: {} },
  ]);
});
