import { expect, test, type Browser, type Page } from '@playwright/test';
import { PASSWORD } from '@salon/testing/passwords';
import { siteUrl } from './support/addresses.js';
import { call, newCustomer } from './support/api.js';
import { shopper } from './support/booking.js';
import { bookNow, newVisit } from './support/browser.js';

/** How a session lasts and ends, in a real browser with several tabs. */

/** A visitor whose browser already holds the token before the first page. */
async function signedIn(browser: Browser, token: string) {
  const visit = await newVisit(browser);
  await visit.page.goto('/version.json');
  await visit.page.evaluate((value) => localStorage.setItem('token', value), token);
  return visit;
}

async function signInByForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The API may cache a session for five seconds (decision A9). */
const expectSignedOut = (token: string): Promise<void> =>
  expect.poll(async () => (await call('GET', '/api/auth/me', { token })).status, { timeout: 5_500 }).toBe(401);

test('A18 a failed session check does not end the session', async ({ browser }) => {
  const { page, context } = await signedIn(browser, (await newCustomer()).token);
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
});

test('A18 T18 logout reaches the server although the page is left at once, and the other tab logs out too', async ({
  browser,
}) => {
  const { token } = await newCustomer();
  const { page, context } = await signedIn(browser, token);
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
  await expectSignedOut(token);
  await context.close();
});

test('S-095 a session found expired at the start leads to the login page after 1.5 seconds, with the return path', async ({
  browser,
}) => {
  const { token } = await newCustomer();
  const { page, context } = await signedIn(browser, token);
  await call('GET', '/api/auth/logout', { token });
  await expectSignedOut(token);
  await page.goto('/faq');
  await page.getByText('Session expired. Please login again.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/faq');
  await page.waitForURL(`${siteUrl()}/login?returnTo=%2Ffaq`, { timeout: 5_000 });
  await context.close();
});

test("B11 a customer whose session has ended presses 'Book Now': signing in leads back to the page, with the service in the cart", async ({
  browser,
}) => {
  const { email, token } = await newCustomer();
  const { page, context } = await signedIn(browser, token);
  await page.goto('/services');
  await page.getByRole('button', { name: /NIMALI PERERA/ }).waitFor();
  await call('GET', '/api/auth/logout', { token });
  await expectSignedOut(token);
  await bookNow(page, 'Petal pedicure').click();
  await page.waitForURL('**/login**');
  await page.getByRole('main').getByText('Petal pedicure').waitFor();
  await signInByForm(page, email);
  await page.waitForURL('**/services');
  await page.getByText('Service added to cart').first().waitFor();
  await page.goto('/cart');
  await page.getByRole('main').getByText('Petal pedicure').first().waitFor();
  await context.close();
});

test('of two customers who share a browser, the second sees nothing of the first, without a reload between them', async ({
  browser,
}) => {
  const first = await shopper('Petal pedicure');
  const second = await newCustomer('Ruwan Silva');
  const { page, context } = await signedIn(browser, first.token);
  await page.goto('/cart');
  await page.getByRole('main').getByText('Petal pedicure').first().waitFor();
  await page.goto('/profile');
  await page.getByText('Profile completion').first().waitFor();
  await page.getByRole('button', { name: /NIMALI PERERA/ }).click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByText('Logged out successfully').first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await signInByForm(page, second.email);
  await page.getByRole('button', { name: /RUWAN SILVA/ }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  expect(await page.content()).not.toMatch(/Nimali/i);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/Nimali/i);
  await context.close();
});
