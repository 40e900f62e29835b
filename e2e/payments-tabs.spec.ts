import { expect, test, type BrowserContext, type Page, type Browser } from '@playwright/test';
import { siteUrl } from './support/addresses.js';
import { chooseAtGateway, heldVisit, type HeldVisit, payPath, shopper, signIn, visitOf } from './support/booking.js';
import { newVisit } from './support/browser.js';
import { sandboxUrl } from './support/addresses.js';

/** One customer with two tabs. */

let context: BrowserContext;
let first: Page;
let second: Page;
test.afterEach(() => context.close());

async function twoTabs(browser: Browser, token: string): Promise<void> {
  ({ context, page: first } = await newVisit(browser));
  await signIn(context, token);
  second = await context.newPage();
  second.setDefaultTimeout(15_000);
}

async function bothAtCheckout(browser: Browser, held: HeldVisit): Promise<void> {
  await twoTabs(browser, held.token);
  await first.goto(payPath(held.id));
  await first.waitForURL(`${sandboxUrl()}/**`);
  await second.goto(payPath(held.id));
}

test('B-001 the carts of two tabs agree within two seconds', async ({ browser }) => {
  const { token } = await shopper('Gel manicure');
  await twoTabs(browser, token);
  for (const tab of [first, second]) {
    await tab.goto('/cart');
    await tab.getByRole('heading', { name: 'Gel manicure' }).waitFor();
  }
  await first.getByRole('button', { name: /increase/i }).click();
  await second.getByText('Gel manicure (x2)').waitFor({ timeout: 2_000 });
  await second.getByRole('button', { name: 'Clear Cart' }).click();
  await first.getByText('Your cart is empty').waitFor({ timeout: 2_000 });
  await second.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'Undo' }).click();
  await first.getByText('Gel manicure (x2)').waitFor({ timeout: 4_000 });
});

test('D7 a second tab does not open the gateway automatically, and updates once the first has paid', async ({
  browser,
}) => {
  const held = await heldVisit();
  await bothAtCheckout(browser, held);
  await second.getByRole('button', { name: /^Pay Now/ }).waitFor();
  await second.waitForTimeout(2_500);
  expect(second.url()).toContain(siteUrl());
  await chooseAtGateway(first, /^Success$/);
  for (const tab of [first, second]) await tab.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  expect((await visitOf(held)).payments.map(({ status }) => status)).toEqual(['paid']);
});

test('D5 a customer who pays in both tabs gets the second fee back, and the receipt says so', async ({ browser }) => {
  const held = await heldVisit();
  await bothAtCheckout(browser, held);
  await second.getByRole('button', { name: /^Pay Now/ }).click();
  await second.waitForURL(`${sandboxUrl()}/**`);
  for (const tab of [first, second]) {
    await chooseAtGateway(tab, /^Success$/);
    await tab.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  }
  expect((await visitOf(held)).payments.map(({ status }) => status).sort()).toEqual(['paid', 'refund_due']);
  await second.getByRole('link', { name: 'View Receipt' }).click();
  await second.getByText('Refund due').waitFor();
});
