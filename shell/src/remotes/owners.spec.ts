import type { RemoteEntry, RemoteRegistry } from '@salon/contracts';
import { createOwners, routesOwnedBy } from './owners.js';

const withoutPaths: RemoteEntry = { entry: '/mfe/x.js', entryGlobalName: 'x', type: 'global', integrity: '' };
const withPaths = (...paths: string[]): RemoteEntry => ({ ...withoutPaths, paths });

it.each([
  ['/services', 'catalog', '/services'],
  ['/services/', 'catalog', '/services'],
  ['/reset-password/abc', 'account', '/reset-password/*'],
  ['/admin', 'account', '/admin/*'],
  ['/admin/x/y', 'account', '/admin/*'],
  ['/cart', 'booking', '/cart'],
  ['/', null, null],
  ['/carts', null, null],
  ['/about', null, null],
  ['/administrator', null, null],
])('without a registry %s belongs to %s: its pages say that they are down', (path, owner, pattern) => {
  const owners = createOwners({});
  expect([owners.ownerOf(path), owners.patternOf(path)]).toEqual([owner, pattern]);
});

it.each<[string, string, RemoteRegistry, string | null]>([
  ['is of the remote that brings it', '/gifts/card', { catalog: withPaths('/services', '/gifts/*') }, 'catalog'],
  ['is given up by a remote that does not name it any more', '/gallery', { catalog: withPaths('/services') }, null],
  ['is of a remote whose manifest names no paths, as ever', '/gallery', { catalog: withoutPaths }, 'catalog'],
  ['is of another remote than before', '/gallery', { catalog: withPaths(), booking: withPaths('/gallery') }, 'booking'],
  ['of the shell stays its own', '/about/', { catalog: withPaths('/about', '/faq/*') }, null],
  ["below one of the shell can be a remote's", '/faq/gifts', { catalog: withPaths('/about', '/faq/*') }, 'catalog'],
  [
    'that two remotes claim is of the first in the order of REMOTES',
    '/gifts',
    { booking: withPaths('/gifts'), catalog: withPaths('/gifts/*') },
    'catalog',
  ],
])('a path %s', (_what, path, registry, owner) => expect(createOwners(registry).ownerOf(path)).toBe(owner));

it('a remote mounts no route at a path of the shell or of another remote', () => {
  const owners = createOwners({ catalog: withPaths('/services', '/gifts/*'), booking: withPaths('/cart', '/gifts') });
  const routes = [
    {
      element: 'frame',
      children: [{ path: 'gifts' }, { path: 'about' }, { path: 'cart' }, { path: 'receipt/:id' }, { path: '*' }],
    },
    { path: 'gifts/:card' },
    { path: '/gifts', children: [{ index: true as const }, { path: 'cards' }] },
    { path: 'cart', children: [{ index: true as const }] },
    { index: true as const },
  ];
  expect(routesOwnedBy('catalog', routes, owners)).toEqual([
    { element: 'frame', children: [{ path: 'gifts' }] },
    { path: 'gifts/:card' },
    { path: '/gifts', children: [{ index: true }, { path: 'cards' }] },
  ]);
  expect(routesOwnedBy('booking', routes, owners)).toEqual([
    { element: 'frame', children: [{ path: 'cart' }] },
    { path: 'cart', children: [{ index: true }] },
  ]);
});
