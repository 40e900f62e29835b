import { expect, type Page, test } from '@playwright/test';
import { adminToken, call, newCustomer } from '../support/api.js';
import { problemsOf } from '../support/axe.js';
import { signIn } from '../support/booking.js';
import { DESKTOP, newVisit, pathOf, PHONE, settled } from '../support/browser.js';
import { expectFrame } from '../support/frame.js';
import { mailTo } from '../support/inbox.js';
import { observeLayoutShift, shiftsOf } from '../support/layout-shift.js';
import { ADMIN_PAGES, CUSTOMER_PAGES, PUBLIC_PAGES } from '../support/site-pages.mjs';

/**
 * Every page, visited once by the role it belongs to: nothing moves while it loads on a phone, there is no axe
 * violation (WCAG 2.2 AA) and no horizontal overflow, also with text of twice its size, and it has the navigation bar
 * and the footer.
 */
test.describe.configure({ mode: 'parallel' });

const INVITED = `reader-${process.pid}@example.test`;
const OPEN_INVITATION = '/register?invite=open';

let token: string;
let admin: string;

test.beforeAll(async () => {
  ({ token } = await newCustomer());
  admin = await adminToken();
  await call('POST', '/api/admin/invitations', { token: admin, body: { email: INVITED } });
  const { body } = await call<{ services: { _id: string }[] }>('GET', '/api/services/get-services');
  await call('POST', '/api/cart/add-cart', { token, body: { serviceId: body.data.services[0]?._id } });
});

const PUBLIC = [
  ...PUBLIC_PAGES,
  '/services?q=gel',
  '/login',
  '/register',
  '/forgot-password',
  OPEN_INVITATION,
  `/register?invite=${'x'.repeat(43)}`,
  '/reset-password/any',
  '/payment-success',
  '/payment-cancel',
  '/nowhere',
  '/design',
];
const ALL = [
  ...PUBLIC.map((path) => [path, 'a guest'] as const),
  ...CUSTOMER_PAGES.map((path) => [path, 'a customer'] as const),
  ...ADMIN_PAGES.map((path) => [path, 'an admin'] as const),
];
const bearers = { 'a guest': () => null, 'a customer': () => token, 'an admin': () => admin };

/** The path in the mail of the invitation that `beforeAll` made. */
async function invitationPath(): Promise<string> {
  const { text } = await mailTo(INVITED, /invitation/i);
  return /\/register\?invite=[\w-]+/.exec(text)?.[0] ?? '';
}

async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  expect(pathOf(page)).toBe(path.split('?')[0]);
}

/** The widths of a phone's page and a desktop's with text of twice its size. */
async function widthsWithLargeText(page: Page): Promise<number[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const widths: number[] = [];
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise(requestAnimationFrame)); // Some screens render again for the size.
    widths.push(await page.evaluate(() => document.documentElement.scrollWidth));
  }
  return widths;
}

for (const [path, who] of ALL)
  test(`S-057 S-010 S-044 ${path} moves nothing, has its bar and footer, and can be used by everyone, as ${who}`, async ({
    browser,
  }) => {
    const { page, context } = await newVisit(browser, PHONE);
    await observeLayoutShift(context);
    const bearer = bearers[who]();
    if (bearer) await signIn(context, bearer);
    await load(page, path === OPEN_INVITATION ? await invitationPath() : path);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await problemsOf(page)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    await expectFrame(page, path);
    expect(await widthsWithLargeText(page)).toEqual([PHONE.width, DESKTOP.width]);
    await context.close();
  });

test('the other tab of the profile can be used by everyone', async ({ browser }) => {
  const { page, context } = await newVisit(browser, PHONE);
  await signIn(context, token);
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Change Password' }).click();
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await context.close();
});
