import { EXPOSED, workingRemotes } from '../testing/open.js';
import { routesOf } from '../remotes/remotes.js';
import { shellRoutes } from '../routes.js';
import { describedPages } from './described-pages.js';

const described = { access: 'public', title: 'Gift', description: 'A gift for somebody.' } as const;

it('tells search engines of the shell\'s own public pages, and of no page of somebody', () => {
  const all = Object.values(EXPOSED).flatMap(routesOf);
  expect(describedPages(shellRoutes(workingRemotes(), all)).map(({ path }) => path)).toEqual(['/', '/about', '/faq', '/contact', '/privacy-policy', '/terms-conditions', '/refund-policy']);
});

it('finds what lies deeper, and leaves out what needs a parameter', () => {
  const gifts = { path: 'gifts', children: [{ index: true, handle: described }, { path: 'cards/', handle: described }, { path: ':id', handle: described }] };
  expect(describedPages([{ path: '/', children: [gifts] }] as never)).toEqual([{ path: '/gifts', params: {} }, { path: '/gifts/cards', params: {} }]);
});
