import { expect, test } from '@playwright/test';
import { call, newCustomer } from './support/api.js';
import { siteUrl } from './support/addresses.js';
import { newVisit, PHONE } from './support/browser.js';
import { headingsShownOn } from './support/headings.js';

/** A signed-in page is served as its heading and skeleton before the session is known (ADR-0074). */

const html = async (path: string): Promise<string> => (await fetch(`${siteUrl()}${path}`)).text();

const PAGES: [string, string][] = [
  ['/cart', 'Services Cart'],
  ['/book-appointment', 'Choose your time'],
];

for (const [path, heading] of PAGES)
  test(`${path} is served as its heading and skeleton, the same for every visitor`, async () => {
    const { token } = await newCustomer('Malini Fernando');
    const page = await html(path);
    expect(page).toContain(`<h1>${heading}</h1>`);
    expect(page).toContain('Loading...');
    const theirs = await fetch(`${siteUrl()}${path}`, {
      headers: { authorization: `Bearer ${token}`, cookie: `token=${token}` },
    });
    expect(await theirs.text()).toBe(page);
    expect(theirs.headers.get('cache-control')).toBe('no-cache');
    expect(page).not.toMatch(/Malini|canonical|ld\+json/);
  });

for (const [path, heading] of PAGES)
  test(`${path} is hydrated in place: its bar and footer are kept, its heading does not move, nothing shifts`, async ({
    browser,
  }) => {
    const { token } = await newCustomer('Malini Fernando');
    const { body } = await call<{ services: { _id: string }[] }>('GET', '/api/services/get-services');
    await call('POST', '/api/cart/add-cart', { token, body: { serviceId: body.data.services[0]?._id } });
    const { page, context, problems } = await newVisit(browser, PHONE);
    await page.addInitScript((value) => {
      localStorage.setItem('token', value);
      const seen = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelectorAll('.bar, footer').forEach((node) => node.setAttribute('data-rendered', ''));
        Object.assign(window, { renderedAt: document.querySelector('h1')?.getBoundingClientRect().top });
      });
    }, token);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.locator('[data-waiting] [aria-busy=true] .skeleton').first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const box = await page.getByRole('heading', { level: 1, name: heading }).boundingBox();
    expect(box?.y).toBe(await page.evaluate(() => (window as unknown as { renderedAt: number }).renderedAt));
    expect(await page.locator('[data-rendered]').count()).toBe(2);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
    expect(problems).toEqual([]);
    await context.close();
  });

for (const [path, heading] of PAGES)
  test(`E5 ${path} shows nothing of itself to a guest, who is sent to the login`, async ({ browser }) => {
    const { page, context } = await newVisit(browser, PHONE);
    const shown = await headingsShownOn(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Welcome Back!' }).waitFor();
    await expect.poll(shown).toContain('Welcome Back!');
    expect(await shown()).not.toContain(heading);
    await context.close();
  });

test('replaces the skeleton of a page whose remote is down by a message with a retry button', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  await page.route('**/mfe/booking/**', (route) => route.abort('connectionreset'));
  await page.goto('/cart');
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).waitFor({ timeout: 20_000 });
  expect(await page.getByRole('heading', { name: 'Services Cart' }).count()).toBe(0);
  await context.close();
});
