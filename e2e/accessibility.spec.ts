import type { Browser } from 'playwright-core';
import { call, newCustomer } from './support/api.js';
import { siteUrl } from './support/addresses.js';
import { tooWide, violations } from './support/axe.js';
import { DESK, newVisit, openBrowser, PHONE } from './support/browser.js';

/** No axe violation (WCAG 2.2 AA) on any screen of the line, on a phone and on a desk, and nothing wider than the window. */
let browser: Browser;
let token: string;

beforeAll(async () => {
  browser = await openBrowser();
  ({ token } = await newCustomer());
  const { body } = await call<{ services: { _id: string }[] }>('GET', '/api/services/get-services');
  await call('POST', '/api/cart/add-cart', { token, body: { serviceId: body.data.services[0]?._id } });
}, 60_000);
afterAll(() => browser.close());

const PUBLIC = ['/', '/services', '/special-offers', '/gallery', '/reviews', '/login', '/register', '/forgot-password', '/about', '/faq', '/contact', '/refund-policy', '/nowhere'];
const SIGNED_IN = ['/cart', '/book-appointment', '/profile', '/profile/appointments', '/dashboard'];

describe('at night', () => {
  it.each(PUBLIC)('%s has colours that everyone can tell apart', async (path) => {
    const context = await browser.newContext({ viewport: PHONE, baseURL: siteUrl(), colorScheme: 'dark', locale: 'en-LK' });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await context.close();
  }, 40_000);
});

describe.each([['a phone', PHONE], ['a desk', DESK]])('on %s', (_name, viewport) => {
  it.each([...PUBLIC.map((path) => [path, false] as const), ...SIGNED_IN.map((path) => [path, true] as const)])('%s can be used by everyone', async (path, signedIn) => {
    const { page, context } = await newVisit(browser, viewport);
    if (signedIn) await context.addInitScript((value) => localStorage.setItem('token', value), token);
    await page.goto(`${siteUrl()}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toBe(false);
    await context.close();
  }, 40_000);
});
