import { expect, test, type Browser } from '@playwright/test';
import { call, newCustomer } from './support/api.js';
import { siteUrl } from './support/addresses.js';
import { bookNow, DESKTOP, newVisit, PHONE } from './support/browser.js';
import { passTimeUntil } from './support/clock.js';
import { hydrated } from './support/hydrated.mjs';

/** What visitors press and type before a server-rendered page is hydrated, and while a remote is down, is not lost. */
const AWAY = 'its buttons do not work right now';

/** A server-rendered page whose scripts are held back until `release`. */
async function openUnhydrated(browser: Browser, path: string, viewport = DESKTOP) {
  const { page, context } = await newVisit(browser, viewport);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' }); // Deferred scripts hold back later events.
  return { page, context, release: () => release() };
}

test('sends a guest to sign in who pressed Book Now before hydration', async ({ browser }) => {
  const { page, context, release } = await openUnhydrated(browser, '/services');
  await bookNow(page, 'Haircut & finish').click();
  await page.waitForURL('**/services?book=*', { waitUntil: 'commit' });
  release();
  await page.getByText('Please login to book services').first().waitFor();
  await page.waitForURL((url) => url.pathname === '/login' && !url.search.includes('book'));
  await context.close();
});

test('books once what was pressed before hydration, however often', async ({ browser }) => {
  const { token } = await newCustomer('Once Perera');
  const { page, context, release } = await openUnhydrated(browser, '/services?category=nail');
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  const button = bookNow(page, 'Gel manicure');
  await button.click();
  await page.waitForURL(({ search }) => /book=/.test(search) && /category=nail/.test(search), { waitUntil: 'commit' });
  await button.click();
  expect(await button.textContent()).toContain('Book Now');
  release();
  await page.getByText('Service added to cart').first().waitFor();
  await page.waitForURL((url) => url.search === '?category=nail');
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 line, 1 piece' }).waitFor();
  const { body } = await call<{ cart: { items: { quantity: number }[] } }>('GET', '/api/cart/get-cart', { token });
  expect(body.data.cart.items.map(({ quantity }) => quantity)).toEqual([1]);
  await context.close();
});

test('keeps a message that was typed before hydration', async ({ browser }) => {
  const { page, context, release } = await openUnhydrated(browser, '/contact');
  await page.getByLabel('Message').fill('Do you have a lift?');
  release();
  await hydrated(page);
  expect(await page.getByLabel('Message').inputValue()).toBe('Do you have a lift?');
  await context.close();
});

test('E1 sends no message before hydration, so that none is a part of the address', async ({ browser }) => {
  const { page, context, release } = await openUnhydrated(browser, '/contact');
  const name = `Early ${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Message', { exact: true }).fill('Do you have a lift?');
  await page.getByLabel('Email address').fill('early@example.test');
  await page.getByLabel('Email address').press('Enter');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  expect(new URL(page.url()).search).toBe('');
  release();
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: `Thank you, ${name}` }).waitFor();
  await context.close();
});

test('switches the theme before hydration, and remembers it', async ({ browser }) => {
  const { page, context, release } = await openUnhydrated(browser, '/');
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  release();
  await hydrated(page);
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await context.close();
});

test('searches for text typed before hydration', async ({ browser }) => {
  const { page, context, release } = await openUnhydrated(browser, '/services');
  await page.getByPlaceholder('Search services...').pressSequentially('gel m');
  release();
  await page.waitForURL(/\?q=gel\+m$/);
  expect(await page.locator('.service-card h2').allTextContents()).toContain('Gel manicure');
  await context.close();
});

test('searches in the category that was pressed before hydration', async ({ browser }) => {
  const { page, context, release } = await openUnhydrated(browser, '/services');
  await page.getByPlaceholder('Search services...').pressSequentially('gel');
  await page.getByRole('button', { name: 'Nail Art', exact: true }).click();
  await page.waitForURL('**/services?category=nail&q=gel', { waitUntil: 'commit' });
  await page.getByPlaceholder('Search services...').fill('gel man');
  release();
  await page.waitForURL(/\?category=nail&q=gel/);
  expect(await page.getByPlaceholder('Search services...').inputValue()).toBe('gel man');
  expect(await page.getByRole('heading', { level: 2, name: 'Gel manicure' }).count()).toBe(1);
  await context.close();
});

test('S-076 opens the menu of a phone without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl(), viewport: PHONE });
  const page = await context.newPage();
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
  expect(await menu.isVisible()).toBe(false);
  await context.close();
});

test('names the salon, its phone and the way home on pages that need JavaScript, and shows what can be read', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl() });
  const page = await context.newPage();
  for (const path of ['/login', '/register', '/forgot-password', '/cart', '/profile']) {
    await page.goto(path);
    // Texts in noscript are not found by `getByText`.
    const [said = ''] = await page.locator('noscript p').filter({ visible: true }).allInnerTexts();
    expect(said).toMatch(/^Booking needs JavaScript\./);
    expect(await page.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:\+?\d+$/);
    expect(await page.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/');
    expect(await page.getByText('Loading...').isVisible()).toBe(false);
  }
  await page.goto('/faq');
  const answers = page.locator('.faq__answer');
  expect(await answers.count()).toBeGreaterThan(3);
  for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true);
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  expect(await form.locator('noscript').innerText()).toMatch(/^This form needs JavaScript\./);
  expect(await form.getByRole('link').count()).toBe(2);
  await context.close();
});

test('opens the menu of a phone before hydration, and leaves it open', async ({ browser }) => {
  const { page, context, release } = await openUnhydrated(browser, '/services', PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menu' });
  expect(await menu.isVisible()).toBe(true);
  release();
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).waitFor(); // Once the session check found no session.
  await page.getByRole('button', { name: 'Close menu' }).click();
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await menu.waitFor();
  await page.keyboard.press('Escape');
  expect(
    await page.getByRole('button', { name: 'Open menu' }).evaluate((button) => button === document.activeElement),
  ).toBe(true);
  await context.close();
});

test("keeps the bar working while the page's remote is down, and its nodes when the page is back", async ({
  browser,
}) => {
  const { token } = await newCustomer('Malini Fernando');
  const { page, context, problems } = await newVisit(browser);
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.route('**/mfe/catalog/**', (route) => route.abort('connectionreset'));
  await page.clock.install();
  await page.goto('/services');
  await page.evaluate(() =>
    document
      .querySelectorAll('#root header a, #root footer a')
      .forEach((node) => node.setAttribute('data-rendered', '')),
  );
  const rendered = await page.locator('[data-rendered]').count();
  const profile = page.getByRole('button', { name: 'MALINI FERNANDO' });
  await passTimeUntil(page, profile);
  await profile.click();
  expect(await page.getByRole('link', { name: 'My Appointments' }).isVisible()).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, empty' }).waitFor();
  await page.getByText(AWAY).waitFor({ timeout: 20_000 });
  await page.unroute('**/mfe/catalog/**');
  await passTimeUntil(page, page.getByText(AWAY), false);
  expect(await page.getByRole('heading', { name: 'Haircut & finish' }).isVisible()).toBe(true);
  expect(await page.locator('[data-rendered]').count()).toBe(rendered);
  await profile.waitFor();
  expect(problems.filter((problem) => !/mfe\/catalog|federation/i.test(problem))).toEqual([]);
  await context.close();
});

test('links from a page whose remote is down still work', async ({ browser }) => {
  const { page, context } = await newVisit(browser, PHONE);
  await page.route('**/mfe/catalog/**', (route) => route.abort('connectionreset'));
  await page.goto('/services');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByText(AWAY).waitFor({ timeout: 20_000 });
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('heading', { level: 1, name: /Good hands/ }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Haircut & finish' }).waitFor();
  await context.close();
});

test('keeps the server-rendered page while its remote is down, says so, and opens it when the remote is back', async ({
  browser,
}) => {
  const { page, context } = await newVisit(browser);
  await page.route('**/mfe/catalog/**', (route) => route.abort('connectionreset'));
  await page.clock.install();
  await page.goto('/services');
  await passTimeUntil(page, page.getByText(AWAY));
  expect(await page.getByRole('heading', { name: 'Haircut & finish' }).isVisible()).toBe(true);
  await page.unroute('**/mfe/catalog/**');
  await passTimeUntil(page, page.getByText(AWAY), false);
  await page.getByRole('button', { name: 'Nail Art', exact: true }).click();
  await page.waitForURL('**/services?category=nail');
  await context.close();
});

test('reports a page of the catalog that fails to load, and shows it once it loads', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  await page.goto('/services');
  await hydrated(page);
  await page.route('**/mfe/catalog/*.js', (route) => route.abort('connectionreset'));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.unroute('**/mfe/catalog/*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
  await context.close();
});
