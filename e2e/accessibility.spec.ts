import { expect, test } from '@playwright/test';
import { adminToken, call, newCustomer } from './support/api.js';
import { problemsOf } from './support/axe.js';
import { newVisit, pathOf, PHONE, settled } from './support/browser.js';
import { ADMIN_PAGES, CUSTOMER_PAGES, PUBLIC_PAGES } from './support/site-pages.mjs';

/** No axe violation (WCAG 2.2 AA) on any screen, and no horizontal overflow. */
test.describe.configure({ mode: 'parallel' });

let token: string;
let admin: string;

test.beforeAll(async () => {
  ({ token } = await newCustomer());
  admin = await adminToken();
  await call('POST', '/api/admin/invitations', { token: admin, body: { email: `reader-${process.pid}@example.test` } });
  const { body } = await call<{ services: { _id: string }[] }>('GET', '/api/services/get-services');
  await call('POST', '/api/cart/add-cart', { token, body: { serviceId: body.data.services[0]?._id } });
});

const PUBLIC = [
  ...PUBLIC_PAGES,
  '/login',
  '/register',
  '/forgot-password',
  `/register?invite=${'x'.repeat(43)}`,
  '/reset-password/any',
  '/nowhere',
];
const ALL = [
  ...PUBLIC.map((path) => [path, 'a guest'] as const),
  ...CUSTOMER_PAGES.map((path) => [path, 'a customer'] as const),
  ...ADMIN_PAGES.map((path) => [path, 'an admin'] as const),
];
const bearers = { 'a guest': () => null, 'a customer': () => token, 'an admin': () => admin };

for (const [path, who] of ALL)
  test(`${path} can be used by everyone, on a phone, on a desk and at night, as ${who}`, async ({ browser }) => {
    const { page, context } = await newVisit(browser, PHONE);
    const bearer = bearers[who]();
    if (bearer) await context.addInitScript((value) => localStorage.setItem('token', value), bearer);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled(page);
    expect(pathOf(page)).toBe(path.split('?')[0]);
    expect(await problemsOf(page)).toEqual([]);
    await context.close();
  });

test('the other tab of the profile can be used by everyone', async ({ browser }) => {
  const { page, context } = await newVisit(browser, PHONE);
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Change Password' }).click();
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await context.close();
});
