import { robotsText, sitemapXml } from './crawlers.rules.js';

it("tells search engines where the list of pages is, and which pages are somebody's own", () => {
  const lines = robotsText('https://araliya.example').split('\n');
  expect(lines).toContain('Sitemap: https://araliya.example/sitemap.xml');
  for (const path of ['/api/', '/admin', '/cart', '/profile', '/book-appointment'])
    expect(lines).toContain(`Disallow: ${path}`);
  const disallowed = lines
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length));
  for (const path of [
    '/',
    '/services',
    '/special-offers',
    '/gallery',
    '/reviews',
    '/about',
    '/art/hero.svg',
    '/media/catalog/x.webp',
  ]) {
    expect(disallowed.filter((each) => path.startsWith(each))).toEqual([]);
  }
});

it('lists pages by their whole addresses, written as XML asks', () => {
  const xml = sitemapXml('https://araliya.example', ['/', '/a&b']);
  expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([
    '<loc>https://araliya.example/</loc>',
    '<loc>https://araliya.example/a&amp;b</loc>',
  ]);
});
