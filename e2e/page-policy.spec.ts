import { expect, test, type Page } from '@playwright/test';
import { newCustomer } from './support/api.js';
import { siteUrl } from './support/addresses.js';
import { newVisit } from './support/browser.js';
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
async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/csp-reports')) found.push(request.postData() ?? '');
  });
  return found;
}

test('T52 menu, dialog, toast, booking and payment do not violate the policy', async ({ browser }) => {
  test.setTimeout(90_000);
  const { page, context, problems } = await newVisit(browser);
  const violations = await violationsOf(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().startsWith(siteUrl())) foreign.push(request.url());
  });
  const { token } = await newCustomer('Policy Perera');
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto('/services');
  await page.getByRole('button', { name: 'POLICY PERERA' }).click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Book Now/ })
    .first()
    .click();
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
  await page.goto('/services');
  await page.getByRole('button', { name: 'KEYS PERERA' }).waitFor();
  await page
    .getByRole('button', { name: /^Book Now/ })
    .first()
    .click();
  const action = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'View cart' });
  await action.waitFor();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await action.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.waitForTimeout(11_000);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cart');
  await context.close();
});
