import { expect, test, type Page } from '@playwright/test';
import type { SiteContent, Stylist } from '@salon/contracts';
import { call, newCustomer } from '../support/api.js';
import { bookNow, DESKTOP, newVisit, PHONE } from '../support/browser.js';

/** Layout in a real browser: columns, areas, and sticky parts. */

const columnsOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

for (const [viewport, columns] of [
  [PHONE, 3],
  [{ width: 800, height: 1000 }, 6],
  [DESKTOP, 7],
] as const)
  test(`C-036 C-037 the gallery is a mosaic: at ${JSON.stringify(viewport)} it has ${columns} columns, and pictures of more than one size`, async ({
    browser,
  }) => {
    const { page, context } = await newVisit(browser, viewport);
    await page.goto('/gallery');
    await page.locator('.gallery-mosaic button').first().waitFor();
    expect(await columnsOf(page, '.gallery-mosaic')).toBe(columns);
    const sizes = await page
      .locator('.gallery-mosaic')
      .first()
      .locator('li')
      .evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().width * item.getBoundingClientRect().height)),
      );
    expect(new Set(sizes).size).toBeGreaterThan(1);
    await context.close();
  });

test('S-028 S-034 the home page shows seven pictures in four columns, and the footer below them', async ({
  browser,
}) => {
  const { page, context } = await newVisit(browser);
  await page.goto('/');
  await page.locator('.mosaic').waitFor();
  expect([await columnsOf(page, '.mosaic'), await page.locator('.mosaic img').count()]).toEqual([4, 7]);
  const footer = page.getByRole('contentinfo');
  const [mosaic, foot] = [await page.locator('.mosaic').boundingBox(), await footer.boundingBox()];
  expect(foot?.y).toBeGreaterThan((mosaic?.y ?? 0) + (mosaic?.height ?? 0));
  expect(await footer.getByRole('link', { name: 'Privacy Policy' }).isVisible()).toBe(true);
  await context.close();
});

test('each stylist has one portrait, on About and in booking', async () => {
  const { content } = (await call<{ content: SiteContent }>('GET', '/api/site/content')).body.data;
  const { stylists } = (await call<{ stylists: Stylist[] }>('GET', '/api/stylists')).body.data;
  const portraits = Object.fromEntries(content.team.map(({ name, image }) => [name, image]));
  expect(stylists).toHaveLength(3);
  for (const { name, picture } of stylists) expect(picture).toBe(portraits[name]);
});

for (const viewport of [PHONE, DESKTOP] as const)
  test(`S-056 at ${JSON.stringify(viewport)} the navigation bar stays at the top while the page is read`, async ({
    browser,
  }) => {
    const { page, context } = await newVisit(browser, viewport);
    await page.goto('/faq');
    await page.getByRole('button', { name: 'How far ahead should I book?' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.waitForFunction(() => window.scrollY > 300);
    const box = await page.getByRole('banner').boundingBox();
    expect([Math.round(box?.y ?? -1), await page.getByRole('banner').isVisible()]).toEqual([0, true]);
    await context.close();
  });

test('at 400 % zoom neither the navigation bar nor the filter stays over the menu', async ({ browser }) => {
  const { page, context } = await newVisit(browser, { width: 320, height: 256 });
  await page.goto('/services');
  await bookNow(page).nth(3).scrollIntoViewIfNeeded();
  for (const bar of ['.bar', '.filter']) {
    await expect(page.locator(bar)).toBeVisible();
    await expect(page.locator(bar)).not.toBeInViewport();
  }
  await context.close();
});

test('a button of the menu that gets the focus is not behind the filter', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  await page.goto('/services');
  const button = bookNow(page).nth(5);
  await button.waitFor();
  await button.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().top - 99);
    element.focus();
  });
  const filter = await page.locator('.filter').boundingBox();
  const top = async () => (await button.boundingBox())?.y;
  expect(filter).not.toBeNull();
  await expect.poll(top).toBeGreaterThanOrEqual((filter?.y ?? 0) + (filter?.height ?? 0));
  await context.close();
});

test('S-014 a toast appears at the top, in the middle', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  await page.goto('/services');
  await bookNow(page).first().click();
  const toast = page.getByText('Please login to book services').first();
  await toast.waitFor();
  await page.waitForTimeout(400);
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(120);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - DESKTOP.width / 2)).toBeLessThan(40);
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`S-015 S-016 in ${colorScheme} mode a toast has white text on a dark background`, async ({ browser }) => {
    const { page, context } = await newVisit(browser);
    await page.emulateMedia({ colorScheme });
    await page.goto('/services');
    await bookNow(page).first().click();
    const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
    const [text, background] = [
      await toast.getByText('Please login to book services').evaluate((title) =>
        getComputedStyle(title)
          .color.match(/[\d.]+/g)
          ?.map(Number),
      ),
      await toast.evaluate((item) =>
        getComputedStyle(item)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number),
      ),
    ];
    expect(text).toEqual([255, 255, 255]);
    expect(background).toHaveLength(3); // Opaque.
    expect(Math.max(...(background ?? []))).toBeLessThan(80);
    await context.close();
  });

test('with reduced motion a toast shows its mark at once', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { token } = await newCustomer('Still Life');
  await page.goto('/');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/profile');
  await page.getByRole('button', { name: /STILL LIFE/i }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await toast.waitFor();
  expect(await toast.locator('.toast__mark').isVisible()).toBe(true);
  const motion = await toast.evaluate(async (node) => {
    const animations = node.getAnimations();
    const ends = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    // An animation that another one replaces is cancelled.
    await Promise.allSettled(animations.map(({ finished }) => finished));
    return { milliseconds: Math.max(0, ...ends), opacity: getComputedStyle(node).opacity };
  });
  expect(motion.milliseconds).toBeLessThanOrEqual(1);
  expect(motion.opacity).toBe('1');
  await context.close();
});
