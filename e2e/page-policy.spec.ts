import { expect, test, type Page } from '@playwright/test';
import { newCustomer } from './support/api.js';
import { sandboxUrl, siteUrl } from './support/addresses.js';
import { heldVisit, payPath } from './support/booking.js';
import { bookNow, newVisit, settled } from './support/browser.js';
import { CUSTOMER_PAGES, PUBLIC_PAGES } from './support/site-pages.mjs';

/**
 * The page's content security policy: no inline styles from elsewhere, and no script of the gateway before a payment.
 */

for (const path of [...PUBLIC_PAGES, ...CUSTOMER_PAGES, '/login'])
  test(`T52 ${path} comes without style attributes, under a policy without unsafe-inline`, async () => {
    const response = await fetch(`${siteUrl()}${path}`);
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe-/);
    expect(await response.text()).not.toMatch(/<[a-z][^>]* style="/);
  });

/** Reports as the browser would send them. */
function violationsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/csp-reports')) found.push(request.postData() ?? '');
  });
  return found;
}

/** Scripts of other origins that the pages of the site load. */
function foreignScriptsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const isOfSite = page.url().startsWith(siteUrl());
    if (isOfSite && request.resourceType() === 'script' && !request.url().startsWith(siteUrl()))
      found.push(request.url());
  });
  return found;
}

test('T52 menu, dialog and toast do not violate the policy', async ({ browser }) => {
  test.setTimeout(90_000);
  const { page, context, problems } = await newVisit(browser);
  const violations = violationsOf(page);
  const foreign = foreignScriptsOf(page);
  const { token } = await newCustomer('Policy Perera');
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto('/services');
  await page.getByRole('button', { name: 'POLICY PERERA' }).click();
  await page.keyboard.press('Escape');
  await bookNow(page).first().click();
  await page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'View cart' }).waitFor();
  for (const path of ['/cart', '/profile', '/profile/appointments', '/dashboard', '/gallery']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.locator('main button:has(img)').first().click();
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
  expect([violations, foreign]).toEqual([[], []]);
  expect(problems).toEqual([]);
  await context.close();
});

test('T52 booking and payment do not violate the policy, and load the script of the gateway only to pay', async ({
  browser,
}) => {
  const { page, context, problems } = await newVisit(browser);
  const violations = violationsOf(page);
  const foreign = foreignScriptsOf(page);
  const { token, id } = await heldVisit();
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  for (const path of ['/book-appointment', `/payment-success?appointment=${id}`, `/payment-cancel?appointment=${id}`]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
  }
  expect(foreign).toEqual([]);
  await page.goto(payPath(id));
  await page.getByRole('heading', { name: 'Your time is held' }).waitFor();
  await page.waitForURL(`${sandboxUrl()}/**`);
  expect([violations, foreign]).toEqual([[], [`${sandboxUrl()}/lib/payhere.js`]]);
  expect(problems).toEqual([]);
  await context.close();
});

test('T52 the browser reports what was blocked, and the report is taken', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  await page.goto('/faq');
  const report = page.waitForResponse((response) => response.url().endsWith('/api/csp-reports'));
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  expect((await report).status()).toBe(204);
  await context.close();
});

test('S-111 F8 leads to the action of a toast, and the time stops meanwhile', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  const { token } = await newCustomer('Keys Perera');
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.clock.install();
  await page.goto('/services');
  await page.getByRole('button', { name: 'KEYS PERERA' }).waitFor();
  await bookNow(page).first().click();
  const action = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'View cart' });
  await action.waitFor();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await action.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.clock.runFor(11_000);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cart');
  await context.close();
});
