import { expect, test, type Page } from '@playwright/test';
import { PASSWORD } from '@salon/testing/passwords';
import { siteUrl } from './support/addresses.js';
import { adminToken, call, newCustomer } from './support/api.js';
import { newVisit } from './support/browser.js';
import { mailTo } from './support/inbox.js';

/** Sessions and invitations: two tabs, two devices, a mailed link. */

async function signedIn(page: Page, token: string): Promise<void> {
  await page.goto('/');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

test('T18 a logout in one tab sends the other to the login page within two seconds, and the token is worth nothing', async ({
  browser,
}) => {
  const { token } = await newCustomer('Two Tabs');
  const { page, context } = await newVisit(browser);
  await signedIn(page, token);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile/appointments');
  await other.getByText("You don't have any appointments yet.").waitFor();
  await page.getByRole('button', { name: /TWO TABS/i }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('Logged out successfully').first().waitFor();
  await other.waitForURL('**/login**', { timeout: 2_000 });
  expect((await call('GET', '/api/auth/me', { token })).status).toBe(401);
  await context.close();
});

test('T14 a device signed out from the profile is signed out within five seconds', async ({ browser }) => {
  const { email, token } = await newCustomer('Two Places');
  const there =
    (await call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'user' } })).body.token ?? '';
  expect((await call('GET', '/api/auth/me', { token: there })).status).toBe(200);
  const { page, context } = await newVisit(browser);
  await signedIn(page, token);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('You are signed in nowhere else.').waitFor();
  const statusThere = async () => (await call('GET', '/api/auth/me', { token: there })).status;
  await expect.poll(statusThere, { timeout: 5_000, intervals: [100] }).toBe(401);
  expect((await call('GET', '/api/auth/me', { token })).status).toBe(200);
  await context.close();
});

test('A-022 A-044 A-174 T7 the link of an invitation makes one admin, once', async ({ browser }) => {
  const admin = await adminToken();
  const email = `manager-${process.pid}-${Math.random().toString(36).slice(2, 8)}@example.test`;
  expect((await call('POST', '/api/admin/invitations', { token: admin, body: { email } })).status).toBe(201);
  const [link = ''] = /http\S+\/register\?invite=[\w-]+/.exec((await mailTo(email, /invitation/i)).text) ?? [];
  expect(new URL(link).origin).toBe(new URL(siteUrl()).origin);
  const first = await newVisit(browser);
  await first.page.goto(link);
  await first.page.getByLabel('Full Name').fill('New Manager');
  await first.page.getByLabel('Email address').fill(email);
  await first.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await first.page.getByLabel('Confirm Password').fill(PASSWORD);
  await first.page.getByRole('button', { name: 'Register' }).click();
  await first.page.getByText('Admin registration successful!').first().waitFor();
  await first.page.waitForURL('**/admin/dashboard');
  await first.context.close();
  const second = await newVisit(browser);
  await second.page.goto(link); // Says so before the form is filled in.
  await second.page.getByText('You do not have permission to perform this action').first().waitFor();
  await second.context.close();
});

test('T46 shows a name that contains markup as text, with no dialog and no policy violation', async ({ browser }) => {
  test.setTimeout(90_000);
  const { token } = await newCustomer('Plain Name');
  const { page, context, problems } = await newVisit(browser);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signedIn(page, token);
  for (const name of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{constructor.constructor("alert(1)")()}}',
    '<svg/onload=alert(1)>',
    'javascript:alert(1)//',
    '</title><b>x',
  ]) {
    expect((await call('PUT', '/api/users/profile', { token, body: { name, address: name, city: name } })).status).toBe(
      200,
    );
    await page.goto('/profile');
    await page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>('input[autocomplete="name"]')?.value === wanted,
      name,
    );
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: /^Hello, / }).waitFor();
  }
  expect([dialogs, problems]).toEqual([[], []]);
  await context.close();
});
