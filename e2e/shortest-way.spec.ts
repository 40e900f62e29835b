import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { PASSWORD } from '@salon/testing/passwords';
import { newCustomer } from './support/api.js';
import { sandboxUrl } from './support/addresses.js';
import { signIn } from './support/booking.js';
import { bookNow, newVisit, PHONE } from './support/browser.js';
import { payByCard, SUCCESS_CARD } from './support/gateway.js';
import { codeFor } from './support/inbox.js';

/** The shortest way from the menu to a paid visit, on a phone: every tap is counted, typing is not. */

interface Way {
  page: Page;
  taps: string[];
  tap(locator: Locator): Promise<void>;
}

async function onPhone(browser: Browser, token?: string): Promise<Way> {
  const { page, context } = await newVisit(browser, PHONE);
  if (token !== undefined) await signIn(context, token);
  const taps: string[] = [];
  const tap = async (locator: Locator): Promise<void> => {
    await locator.click();
    taps.push(locator.toString());
  };
  await page.goto('/services');
  return { page, taps, tap };
}

/** From the cart to the confirmation; the day of the earliest time is open, and the checkout opens by itself. */
async function payFromCart({ page, tap, taps }: Way): Promise<void> {
  await page
    .getByText(/^Earliest: /)
    .last()
    .waitFor();
  await tap(page.getByRole('link', { name: 'Proceed to Book Appointment' }));
  await tap(page.getByRole('button', { name: /^\d{1,2}:\d{2} [AP]M/, disabled: false }).last());
  await tap(page.getByRole('button', { name: 'Proceed to Payment' }));
  await page.waitForURL(`${sandboxUrl()}/**`);
  await payByCard(page, SUCCESS_CARD);
  taps.push('Pay');
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
}

test('a customer pays at most six taps after opening the menu', async ({ browser }) => {
  const { token } = await newCustomer();
  const way = await onPhone(browser, token);
  const { page, tap, taps } = way;
  await way.tap(bookNow(way.page, 'Petal pedicure'));
  await tap(page.getByRole('link', { name: 'View cart' }).last());
  await payFromCart(way);
  expect(taps.length, taps.join('\n')).toBeLessThanOrEqual(6);
  await page.context().close();
});

test('B11 a guest who registers on the way pays at most eight taps after opening the menu; the code is sent by itself', async ({
  browser,
}) => {
  const email = `shortest-${process.pid}-${Date.now()}@example.test`;
  const way = await onPhone(browser);
  const { page, tap, taps } = way;
  await way.tap(bookNow(way.page, 'Petal pedicure'));
  await page.waitForURL('**/login**');
  await tap(page.getByRole('main').getByRole('link', { name: 'Register' }));
  await page.getByLabel('Full Name').fill('Dilani Perera');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByLabel(/^Phone Number/).fill('077 123 4567');
  await tap(page.getByRole('main').getByRole('button', { name: /^(Register|Create account|Sign up)$/i }));
  await page
    .getByRole('dialog', { name: 'Verify Your Email' })
    .getByRole('textbox')
    .fill(await codeFor(email));
  await page.waitForURL('**/cart');
  await payFromCart(way);
  expect(taps.length, taps.join('\n')).toBeLessThanOrEqual(8);
  await page.context().close();
});
