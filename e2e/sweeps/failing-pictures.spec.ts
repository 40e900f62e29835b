import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from '../support/addresses.js';
import { DESKTOP, newVisit, PHONE } from '../support/browser.js';
import { hydrated } from '../support/hydrated.mjs';

/** Pictures that fail to load show a message, also when they failed before hydration. */

const PAGES: [string, typeof PHONE][] = [
  ['/', PHONE],
  ['/services', PHONE],
  ['/special-offers', PHONE],
  ['/gallery', PHONE],
  ['/about', PHONE],
  ['/faq', DESKTOP], // A phone shows no picture there.
  ['/nowhere', PHONE],
];

/** Scrolls to the end, so that lazy pictures are requested. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForTimeout(60);
  }
}

const brokenOf = (page: Page): Promise<string[]> =>
  page
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => src),
    );

for (const [path, size] of PAGES)
  test(`X-003 S-085 a direct visit to ${path} shows Image not available for every picture that failed`, async ({
    browser,
  }) => {
    const { page, context } = await newVisit(browser, size);
    await page.route(/\/(?:art|media)\//, (route) => route.abort('failed'));
    await page.goto(path);
    await hydrated(page);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    await page.getByText('Image not available').first().waitFor();
    await expect(brokenOf(page)).resolves.toEqual([]);
    for (const card of await page.locator('.paycards').getByRole('img').all())
      await expect(card).toHaveCSS('background-image', /^url\("data:image\/svg/);
    await context.close();
  });

test('X-003 shows the message in the hero, whose picture fails first', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  let scripts = (): void => undefined;
  const held = new Promise<void>((resolve) => (scripts = resolve));
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/art/**', (route) => route.abort('failed'));
  await page.goto('/services', { waitUntil: 'commit' });
  await page.waitForTimeout(500);
  expect(await page.locator('.hero img').count()).toBe(1);
  scripts();
  await page.locator('.hero').getByText('Image not available').waitFor();
  expect(new URL(page.url()).origin).toBe(siteUrl());
  await context.close();
});
