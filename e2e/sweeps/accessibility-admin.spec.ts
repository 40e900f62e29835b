import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORDS } from '@salon/testing/passwords';
import { adminToken } from '../support/api.js';
import { problemsOf } from '../support/axe.js';
import { freeDay, serviceNamed } from '../support/booking.js';
import { newVisit, pathOf, PHONE, settled } from '../support/browser.js';

/**
 * No axe violation in the salon's screens that every-page.spec.ts does not visit, in their forms and dialogs, and no
 * horizontal overflow.
 */
let admin: string;

test.beforeAll(async () => {
  admin = await adminToken();
});

const pressed = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};
/** On a day with free time, whatever time it is now. */
const walkIn = async (page: Page) => {
  const { date } = await freeDay(admin, await serviceNamed('Petal pedicure'));
  await page.goto(`/admin/day/${date}`);
  await pressed(/^Free \d+ min/)(page);
};
const merge = async (page: Page) => {
  await page.getByRole('list', { name: 'Customers' }).getByRole('link').first().click();
  await pressed('Merge with another record')(page);
  await page.getByRole('searchbox', { name: 'The other record' }).fill('araliya');
  await page.getByRole('list', { name: 'Records found' }).getByRole('button').first().click();
  await page.getByText('It can be undone for a day').waitFor();
};
const failing = (path: string) => async (page: Page) => {
  await page.route(path, (route) => route.fulfill({ status: 503, json: { status: 'error' } }));
  await page.reload();
  await page.getByRole('button', { name: 'Try Again' }).first().waitFor();
};

/** What is looked at, its path, and the steps to its state. */
const STATES: [string, string, ((page: Page) => Promise<void>) | null][] = [
  ['content with pictures', '/admin/content/gallery', null],
  ['content of words', '/admin/content/faq', null],
  ['a form of content', '/admin/content/services', pressed(/^Edit: /)],
  ['a stylist', '/admin/stylists', pressed('New stylist')],
  ['a weekly plan', '/admin/hours', pressed(/^New plan for /)],
  ['a closed day', '/admin/hours', pressed('Close the salon')],
  ['an offer', '/admin/offers', pressed('New offer')],
  ['a week of a stylist', '/admin/week', null],
  ['a walk-in', '/admin/day', walkIn],
  ['two records to merge', '/admin/customers', merge],
  ['a screen that failed', '/admin/stylists', failing('**/api/admin/stylists')],
];

async function problemsIn(page: Page, path: string, open: ((page: Page) => Promise<void>) | null): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
  expect(pathOf(page)).toMatch(new RegExp(`^${path}`)); // A week has its Monday behind it.
  await open?.(page);
  return problemsOf(page);
}

for (const [what, path, open] of STATES)
  test(`${what} can be used by everyone`, async ({ browser }) => {
    const { page, context } = await newVisit(browser, PHONE);
    await context.addInitScript((value) => localStorage.setItem('token', value), admin);
    expect(await problemsIn(page, path, open)).toEqual([]);
    await context.close();
  });

test('the second step of a sign-in can be used by everyone', async ({ browser }) => {
  const { page, context } = await newVisit(browser, PHONE);
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ json: { status: 'success', data: { secondStep: { challenge: 'x'.repeat(43) } } } }),
  );
  await page.goto('/login');
  await page.getByLabel('Email address').fill('admin@araliya.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORDS.admin);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Code of your authenticator app').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await context.close();
});
