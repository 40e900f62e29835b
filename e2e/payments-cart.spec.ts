import { expect, test, type Page, type Browser } from '@playwright/test';
import { shopper, signIn } from './support/booking.js';
import { newVisit } from './support/browser.js';
import { sql } from './support/database.js';
import { payByCard, SUCCESS_CARD } from './support/gateway.js';

/** From the cart to the receipt, with every possible interruption. */

let page: Page;
const KEPT = 5_200;
test.afterEach(() => page.context().close());

async function visitAs(browser: Browser, token: string): Promise<void> {
  const visit = await newVisit(browser);
  await signIn(visit.context, token);
  page = visit.page;
}

async function chooseTime(): Promise<void> {
  const days = page
    .getByRole('grid')
    .first()
    .getByRole('button', { name: /free|left/i, disabled: false });
  await days.nth(7).waitFor(); // Each month loads by itself; today alone may have no morning left.
  await days.last().click();
  await page.getByRole('group', { name: 'Morning' }).getByRole('button', { disabled: false }).nth(1).click();
}
const chosen = () => page.getByRole('complementary', { name: 'Your visit' }).locator('time').first().textContent();

test('C-033 B-030 B-142 B-148 an offer replaces the cart, can be undone, and is booked end to end with a reload at every step', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const { token } = await shopper('Gel manicure');
  await visitAs(browser, token);
  await page.goto('/special-offers');
  await page
    .getByRole('button', { name: /^Book This Offer/ })
    .first()
    .click();
  await page.waitForURL('**/cart');
  await page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Gel manicure' }).waitFor();

  await page.goto('/special-offers');
  await page
    .getByRole('button', { name: /^Book This Offer/ })
    .first()
    .click();
  const banner = page.getByRole('region', { name: 'Special offer in your cart' });
  await banner.getByText('Special Price:').waitFor();
  await expect(page.getByRole('heading', { name: 'Gel manicure' })).toHaveCount(0);
  await page.reload();
  const offer = (await banner.getByRole('heading').textContent()) ?? '';
  await page.getByText('You Save').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Proceed to Book Appointment' }).first().click();

  await chooseTime();
  const time = await chosen();
  await page.reload();
  await page.getByText('Please select a date and time to continue.').waitFor({ state: 'detached' });
  expect(await chosen()).toBe(time);
  await page.getByRole('button', { name: 'Proceed to Payment' }).first().click();
  await page.getByRole('heading', { name: 'Your time is held' }).waitFor();
  await page.reload();
  await payByCard(page, SUCCESS_CARD);
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await page.getByRole('link', { name: 'View Receipt' }).click();
  await page.waitForURL('**/receipt/**');
  await page.reload();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await receipt.getByText(offer).first().waitFor();
  await receipt.getByText('Booking fee by VISA').waitFor();
  const orderId = await receipt.locator('.paper-ids dd').first().textContent();
  expect(orderId).toMatch(/^[A-Z0-9]{19}[A-Z]$/);
});

test('B3 a price that changes between cart and booking is named, nothing is lost, and the customer may continue', async ({
  browser,
}) => {
  const title = 'Head & shoulder massage';
  const { token, service } = await shopper(title);
  await visitAs(browser, token);
  await page.goto('/book-appointment');
  await chooseTime();
  const time = await chosen();
  await sql('catalog', 'UPDATE catalog.service SET "priceCents" = "priceCents" + 50000 WHERE "id" = $1', [service]);
  try {
    await page.waitForTimeout(KEPT);
    await page.getByRole('button', { name: 'Proceed to Payment' }).first().click();
    const notice = page.getByRole('complementary', { name: 'Your visit' });
    await notice.getByText('Prices in your cart have changed. Please check the new total.').waitFor();
    await notice.getByText(`${title}:`).waitFor();
    expect(await chosen()).toBe(time);
    await page.getByRole('button', { name: 'Proceed to Payment' }).first().click();
    await page.getByRole('heading', { name: 'Your time is held' }).waitFor();
  } finally {
    await sql('catalog', 'UPDATE catalog.service SET "priceCents" = "priceCents" - 50000 WHERE "id" = $1', [service]);
  }
});
