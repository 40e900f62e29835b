import { expect, test, type Page } from '@playwright/test';
import { PASSWORD } from '@salon/testing/passwords';
import { call } from './support/api.js';
import { siteUrl } from './support/addresses.js';
import { newVisit, type Visit } from './support/browser.js';

let visit: Visit;
test.beforeEach(async ({ browser }) => {
  visit = await newVisit(browser);
});
test.afterEach(() => visit.context.close());

const address = (): string => `guest-${Math.random().toString(36).slice(2, 10)}@gmail.test`;

interface Entry {
  email: string;
  name?: string;
  unverified?: boolean;
}

/** Fills in the stand-in's sign-in page. */
async function atGoogle(page: Page, { email, name = 'Tharushi Fernando', unverified = false }: Entry): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  if (unverified) await page.getByLabel('Google has not verified this address').check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Uses Google's button and its window. */
async function byButton(page: Page, entry: Entry): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await atGoogle(await opened, entry);
}

/** Uses the link that replaces the button when Google's script fails to load. */
async function byPage(page: Page): Promise<void> {
  await page.route('**/gsi/client', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

test('A-003 A-095 A-175 a guest signs in by the button', async () => {
  const { page, problems } = visit;
  const email = address();
  await page.goto('/login?returnTo=%2Fservices');
  await byButton(page, { email });
  await page.getByText('Login successful with Google!').first().waitFor();
  await page.waitForURL('**/services');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const { body } = await call<{ user: object }>('GET', '/api/auth/me', { token: String(token) });
  expect(body.data.user).toMatchObject({
    email,
    name: 'Tharushi Fernando',
    role: 'user',
    isVerified: true,
    googleId: expect.stringMatching(/^\d+$/),
  });
  expect(problems).toEqual([]);
});

test('A-023 a new customer who signs up with Google lands on the home page, with the picture from Google', async () => {
  const { page, problems } = visit;
  await page.goto('/register');
  await byButton(page, { email: address() });
  await page.waitForURL(`${siteUrl()}/`);
  const face = page.locator('header img[src*="/picture/"]').first();
  await face.waitFor();
  expect(await face.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(
    true,
  );
  expect(problems).toEqual([]);
});

test("A-003 A-171 a guest signs in through Google's page when its script fails to load, and no URL holds a bearer token", async () => {
  const { page, problems } = visit;
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await byPage(page);
  await atGoogle(page, { email: address() });
  await page.waitForURL(`${siteUrl()}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^eyJ/);
  expect(seen.join('\n')).not.toContain(String(await page.evaluate(() => localStorage.getItem('token'))));
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect([...new Set(problems)]).toEqual(['Failed to load Google OAuth script']);
});

test('A-161 a guest who declines at Google, or whose address Google has not verified, gets a message on /login', async () => {
  const { page } = visit;
  await byPage(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alert').filter({ hasText: 'Google login failed' }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await atGoogle(page, { email: address(), unverified: true });
  await page.getByRole('alert').filter({ hasText: 'Google login failed' }).waitFor();
  await page.unroute('**/gsi/client');
  await page.goto('/login');
  await byButton(page, { email: address(), unverified: true });
  await page.getByRole('alert').filter({ hasText: 'Google login failed' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await byButton(page, { email: address() });
  await page.waitForURL(`${siteUrl()}/`);
});

test("A-099 an admin's address at Google opens no admin session", async () => {
  const { page } = visit;
  await page.goto('/login');
  await byButton(page, { email: 'admin@araliya.test' });
  await page.getByRole('alert').filter({ hasText: 'Your account is not authorized for this access' }).waitFor();
});

test("T10 A9 a session registered with another person's address ends within five seconds after its owner signs in with Google", async () => {
  const email = address();
  await call('POST', '/api/auth/register', {
    body: { name: 'Mallory', email, password: PASSWORD, confirmPassword: PASSWORD },
  });
  const theirs = (await call('POST', '/api/auth/login', { body: { email, password: PASSWORD } })).body.token ?? '';
  expect((await call('GET', '/api/auth/me', { token: theirs })).status).toBe(200);
  const { page } = visit;
  await page.goto('/login');
  await byButton(page, { email });
  await page.waitForURL(`${siteUrl()}/`);
  expect((await call('POST', '/api/auth/login', { body: { email, password: PASSWORD } })).status).toBe(401);
  const status = async () => (await call('GET', '/api/auth/me', { token: theirs })).status;
  await expect.poll(status, { timeout: 5_000, intervals: [100] }).toBe(401);
});
