import type { DescribedPage } from './described-pages.js';
import { pageAddress } from './page-address.js';

const PAGES: DescribedPage[] = [
  { path: '/', params: {} },
  { path: '/services', params: { category: 10, q: 5 } },
];

it.each([
  ['/', '/'],
  ['/services', '/services'],
  ['/services/', '/services'],
  ['/services?', '/services'],
  ['/services?category=nail', '/services?category=nail'],
  ['/services?q=gel&category=nail', '/services?category=nail&q=gel'],
  ['/services?q=%67el', '/services?q=gel'],
  ['/services?q=a?b', '/services?q=a%3Fb'],
  ['/services?q=one&q=two', '/services?q=one'],
  ['/services?q=', '/services'],
  ['/services?utm_source=x&gclid=1', '/services'],
  ['/services?flood=1&q=gel', '/services?q=gel'],
  ['/?q=gel', '/'],
])('%s is the page rendered at %s', (url, address) => expect(pageAddress(PAGES, url)).toBe(address));

it.each([
  '/nowhere',
  '/SERVICES',
  '/services/x',
  '/services//',
  '//',
  '//evil.example/services',
  '',
  '/services?q=longer',
  '/%73ervices',
])('nothing is rendered at %s', (url) => expect(pageAddress(PAGES, url)).toBeNull());
