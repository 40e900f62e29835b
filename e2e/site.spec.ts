import type { Browser, Page } from 'playwright-core';
import { newCustomer } from './support/api.js';
import { siteUrl } from './support/addresses.js';
import { signIn } from './support/booking.js';
import { newVisit, openBrowser, PHONE } from './support/browser.js';

/** The public site as a guest walks it: every link leads somewhere, and a keyboard is enough. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser.close());

const text = async (path: string): Promise<string> => (await fetch(`${siteUrl()}${path}`)).text();
const listed = async (): Promise<string[]> =>
  [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** Pages of somebody ask a guest to sign in first. */
const GUARDED = /^\/(?:cart|book-appointment|profile|dashboard)/;

async function visit(path: string, viewport?: typeof PHONE): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, context } = await newVisit(browser, viewport);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return { page, close: () => context.close() };
}

/** Presses Tab until `name` has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, name: RegExp, most = 40): Promise<void> {
  for (let times = 0; times < most; times += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`${String(name)} is not reached by Tab; the focus is on ${await focused(page)}`);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() =>
    `${document.activeElement?.getAttribute('aria-label') ?? ''} ${document.activeElement?.textContent ?? ''}`.trim(),
  );

describe('for search engines', () => {
  it('lists every public page once, and each says that this is its address', async () => {
    const paths = await listed();
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/services',
        '/special-offers',
        '/gallery',
        '/reviews',
        '/about',
        '/faq',
        '/contact',
        '/refund-policy',
      ]),
    );
    for (const path of paths)
      expect([path, await text(path)]).toEqual([
        path,
        expect.stringContaining(`<link rel="canonical" href="${siteUrl()}${path}">`),
      ]);
  });

  it('names the list in robots.txt and keeps them out of pages of somebody', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
    for (const path of ['/api/', '/admin', '/cart']) expect(robots).toContain(`Disallow: ${path}\n`);
  });

  it('has the icons that its manifest and pages name, all of them light', async () => {
    const { icons } = JSON.parse(await text('/manifest.webmanifest')) as { icons: { src: string; type: string }[] };
    const page = await text('/');
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    expect(page).toContain(`<meta property="og:image" content="${siteUrl()}/social.jpg">`);
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

it('S-044 S-045 every link of every public page leads to a page that is there, without going in circles', async () => {
  const { page, close } = await visit('/');
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
  const { page: lost, close: leave } = await visit('/nowhere');
  const missing = await lost.getByRole('heading', { level: 1 }).first().textContent();
  expect([...seen].filter(([, heading]) => heading === missing)).toEqual([]);
  expect([...seen].filter(([path, at]) => GUARDED.test(path) && at !== '/login')).toEqual([]);
  expect(seen.size).toBeGreaterThan(12);
  await Promise.all([close(), leave()]);
}, 180_000);

it('E1 what is not there is 404 with a page that says so, and nothing else is', async () => {
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

it('C-017 C-019 among forty services the gel manicure is in sight after five letters or one chip, and Back undoes both', async () => {
  const { page, close } = await visit('/services');
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
}, 60_000);

describe('by keyboard alone', () => {
  it('S-025 S-026 skips to the page, follows the bar, and finds the anchors of the home page', async () => {
    const { page, close } = await visit('/');
    await tabTo(page, /^Skip to/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Book Now$/, 3);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/services');
    for (const anchor of ['about', 'gallery']) {
      await page.goto(`/#${anchor}`);
      await page.locator(`#${anchor}`).waitFor();
      await page.waitForFunction(
        (id) => Math.abs(document.getElementById(id)?.getBoundingClientRect().top ?? 9e9) < innerHeight,
        anchor,
      );
    }
    await close();
  }, 60_000);

  it('filters and searches the menu, and puts a service into the cart by way of signing in', async () => {
    const { page, close } = await visit('/services');
    await tabTo(page, /^Nail Art/);
    await page.keyboard.press('Enter');
    await page
      .getByText(/gel manicure/i)
      .first()
      .waitFor();
    await page.getByText('Haircut & finish').waitFor({ state: 'detached' });
    await tabTo(page, /^Search services/);
    await page.keyboard.type('pedicure');
    await page.waitForFunction(() => !/gel manicure/i.test(document.querySelector('main')?.textContent ?? ''));
    await tabTo(page, /Book Now/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login**');
    await close();
  }, 60_000);

  it('S-087 S-088 S-089 opens one question at a time', async () => {
    const { page, close } = await visit('/faq');
    const open = page.locator('button[aria-expanded="true"]');
    const questions = page.locator('main button[aria-expanded]');
    expect(await questions.count()).toBe(10);
    await questions.nth(1).focus();
    if ((await questions.nth(1).getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await questions.nth(3).focus();
    await page.keyboard.press('Space');
    expect([await open.count(), await questions.nth(3).getAttribute('aria-expanded')]).toEqual([1, 'true']);
    await page.keyboard.press('Enter');
    expect(await open.count()).toBe(0);
    await close();
  }, 60_000);

  it('gives four stars and no others with the arrows', async () => {
    const { page, context } = await newVisit(browser);
    await signIn(context, (await newCustomer()).token);
    await page.goto('/reviews');
    const stars = page.getByRole('radiogroup', { name: 'Your rating' }).getByRole('radio');
    await stars.first().waitFor();
    await page.waitForLoadState('networkidle');
    await stars.first().focus();
    await page.keyboard.press('Space');
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight');
    expect(await stars.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    await context.close();
  }, 60_000);

  it('looks through a group of pictures with the arrows, and is back where it was after Escape', async () => {
    const { page, close } = await visit('/gallery');
    const first = page.locator('main button:has(img)').first();
    await first.focus();
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog');
    await box.getByText(/^1 of \d+$/).waitFor();
    await page.keyboard.press('ArrowRight');
    await box.getByText(/^2 of \d+$/).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await box.getByText(/^(\d+) of \1$/).waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    await page.waitForFunction((button) => button === document.activeElement, await first.elementHandle());
    await close();
  }, 60_000);
});

it('S-031 E4 loads nothing of a map before it is asked for, and then the one map its policy allows', async () => {
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
}, 60_000);

it.each([
  ['a time', { date: '2026-11-21', time: '14:30' }, /2:30 PM/],
  ['no time', null, /^$/],
])(
  'moves nothing on the home page when there is %s left today',
  async (_what, nextFree, words) => {
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
  },
  60_000,
);
