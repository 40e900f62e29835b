import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.js';
import { newVisit, PHONE, visitPage } from './support/browser.js';
import { PUBLIC_PAGES } from './support/site-pages.mjs';

/** The public site of a guest: every link leads somewhere. */

const text = async (path: string): Promise<string> => (await fetch(`${siteUrl()}${path}`)).text();
const listed = async (): Promise<string[]> =>
  [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** Signed-in pages send a guest to the login page. */
const GUARDED = /^\/(?:cart|book-appointment|profile|dashboard)/;

test.describe('for search engines', () => {
  test('lists every public page once, and each says that this is its address', async () => {
    const paths = await listed();
    expect(new Set(paths).size).toBe(paths.length);
    expect([...paths].sort()).toEqual([...PUBLIC_PAGES].sort());
    for (const path of paths)
      expect([path, await text(path)]).toEqual([
        path,
        expect.stringContaining(`<link rel="canonical" href="${siteUrl()}${path}"/>`),
      ]);
  });

  test('names the sitemap in robots.txt and excludes signed-in pages', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
    for (const path of ['/api/', '/admin', '/cart']) expect(robots).toContain(`Disallow: ${path}\n`);
  });

  test('has the icons that its manifest and pages name, all of them small', async () => {
    const { icons } = JSON.parse(await text('/manifest.webmanifest')) as { icons: { src: string; type: string }[] };
    const page = await text('/');
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    expect(page).toContain(`<meta property="og:image" content="${siteUrl()}/social.jpg"/>`);
    let bytes = 0;
    for (const { src, type } of [
      ...icons,
      { src: '/icons/apple-touch.png', type: 'image/png' },
      { src: '/social.jpg', type: 'image/jpeg' },
    ]) {
      const answer = await fetch(`${siteUrl()}${src}`);
      expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type]);
      bytes += (await answer.arrayBuffer()).byteLength;
    }
    expect(bytes).toBeLessThan(25_000);
  });
});

test('S-044 S-045 every link of every public page leads to an existing page, without redirect loops', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page, close } = await visitPage(browser, '/');
  const [waiting, seen] = [[...(await listed()), '/login', '/register'], new Map<string, string>()];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const heading = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
    seen.set(path, GUARDED.test(path) ? new URL(page.url()).pathname : heading);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    waiting.push(...hrefs.filter((each) => !seen.has(each)));
  }
  const { page: lost, close: leave } = await visitPage(browser, '/nowhere');
  const missing = await lost.getByRole('heading', { level: 1 }).first().textContent();
  expect([...seen].filter(([, heading]) => heading === missing)).toEqual([]);
  expect([...seen].filter(([path, at]) => GUARDED.test(path) && at !== '/login')).toEqual([]);
  expect(seen.size).toBeGreaterThan(12);
  await Promise.all([close(), leave()]);
});

test('E1 an unknown path is 404 with a page that says so, and no other path is', async () => {
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(`${siteUrl()}${path}`, { redirect: 'manual' })).status;
  for (const path of [
    '/',
    '/about/',
    '/services',
    '/services?q=nothing%20like%20it',
    '/home',
    '/appointments/my',
    '/profile',
    '/admin/offers',
    '/payment-success',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  for (const path of ['/nowhere', '/servicesx', '/about/us']) expect([path, await statusOf(path)]).toEqual([path, 404]);
});

test('C-017 C-019 among forty services the gel manicure is in sight after five letters or one chip, and Back undoes both', async ({
  browser,
}) => {
  const { page, close } = await visitPage(browser, '/services');
  const titles = (): Promise<string[]> => page.locator('.service-card h2').allTextContents();
  const inSight = () =>
    page.waitForFunction(() => {
      const { bottom = 9e9 } =
        [...document.querySelectorAll('.service-card h2')]
          .find((each) => each.textContent === 'Gel manicure')
          ?.getBoundingClientRect() ?? {};
      return bottom < innerHeight;
    });
  const shows = (count: number) =>
    page.waitForFunction((wanted) => document.querySelectorAll('.service-card h2').length === wanted, count);
  await shows(40);
  await page.getByPlaceholder('Search services...').pressSequentially('gel m');
  await shows(2);
  expect((await titles())[0]).toBe('Gel manicure');
  await inSight();
  await page.waitForURL(/\?q=gel\+m$/);
  await page.goBack();
  await shows(40);
  await page.getByRole('button', { name: /^Nail Art/ }).click();
  await shows(10);
  await inSight();
  expect([(await titles()).includes('Gel manicure'), new URL(page.url()).search]).toEqual([true, '?category=nail']);
  await page.goBack();
  await shows(40);
  await page.goto('/services?category=nail&q=gel');
  await shows(3);
  expect(await page.getByPlaceholder('Search services...').inputValue()).toBe('gel');
  await close();
});

test('S-031 E4 loads no map before the request for it, and then the one map its policy allows', async ({ browser }) => {
  const { page, context, problems } = await newVisit(browser, PHONE);
  const foreign: string[] = [];
  await context.route(
    (url) => url.origin !== siteUrl(),
    (route) => {
      foreign.push(new URL(route.request().url()).origin);
      return route.fulfill({ contentType: 'text/html', body: '<p>streets</p>' });
    },
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Show the map here' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Show the map here' }).click();
  await page.frameLocator('iframe[title^="Map of"]').getByText('streets').waitFor();
  expect(foreign).toEqual(['https://www.openstreetmap.org']);
  expect(problems).toEqual([]);
  await context.close();
});

for (const [what, nextFree, words] of [
  ['a time', { date: '2026-11-21', time: '14:30' }, /2:30 PM/],
  ['no time', null, /^$/],
] as const)
  test(`moves nothing on the home page when there is ${what} left today`, async ({ browser }) => {
    const { page, context } = await newVisit(browser);
    await page.route('**/api/site/next-free', (route) =>
      route.fulfill({ json: { status: 'success', data: { nextFree } } }),
    );
    await page.addInitScript(() => {
      const shifts: number[] = Object.assign(window, { shifts: [] as number[] }).shifts;
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    const asked = page.waitForResponse('**/api/site/next-free');
    await page.goto('/');
    await asked;
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.opening__next').textContent()).toMatch(words);
    expect(
      await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
      ),
    ).toBeLessThan(0.01);
    await context.close();
  });
