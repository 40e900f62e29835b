import type { Browser } from 'playwright-core';
import { siteUrl } from './support/addresses.js';
import { call, newCustomer } from './support/api.js';
import { newVisit, openBrowser } from './support/browser.js';

/** How a session lasts and ends, in a real browser with several tabs. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A visitor whose browser already holds the token before the first page. */
async function signedIn(token: string) {
  const visit = await newVisit(browser);
  await visit.page.goto('/version.json');
  await visit.page.evaluate((value) => localStorage.setItem('token', value), token);
  return visit;
}

it('A18 a failed session check does not end the session', async () => {
  const { page, context } = await signedIn((await newCustomer()).token);
  await context.route('**/api/auth/me', (route) => route.fulfill({ status: 500, json: { status: 'error' } }));
  await page.goto('/services');
  await page.getByRole('heading', { name: 'Haircut & finish' }).waitFor();
  await page.goto('/profile/appointments');
  await page.getByRole('heading', { name: 'We could not check your sign-in' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^eyJ/);
  await context.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: 'My Appointments' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/profile/appointments');
  await context.close();
}, 60_000);

it('A18 T18 logout reaches the server although the page is left at once, and the other tab logs out too', async () => {
  const { token } = await newCustomer();
  const { page, context } = await signedIn(token);
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('heading', { name: 'My Profile' }).waitFor();
  await other.getByText('Profile completion').first().waitFor();
  await page.getByRole('button', { name: /NIMALI PERERA/ }).click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.goto('about:blank');
  await other.waitForURL(`${siteUrl()}/login?returnTo=%2Fprofile`);
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await other.waitForTimeout(5_500); // The API may cache a session for five seconds (decision A9).
  expect((await call('GET', '/api/auth/me', { token })).status).toBe(401);
  await context.close();
}, 60_000);

it('S-095 a session found expired at the start leads to the login page after 1.5 seconds, with the return path', async () => {
  const { token } = await newCustomer();
  const { page, context } = await signedIn(token);
  await call('GET', '/api/auth/logout', { token });
  await new Promise((resolve) => setTimeout(resolve, 5_500));
  expect((await call('GET', '/api/auth/me', { token })).status).toBe(401);
  await page.goto('/faq');
  await page.getByText('Session expired. Please login again.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/faq');
  await page.waitForURL(`${siteUrl()}/login?returnTo=%2Ffaq`, { timeout: 5_000 });
  await context.close();
}, 60_000);
