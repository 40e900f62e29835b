import { expect, test } from '@playwright/test';
import { newCustomer } from './support/api.js';
import { bookNow, DESKTOP, newVisit, PHONE } from './support/browser.js';

/** The shortest way on a phone: Book Now, then 'View cart' at the bottom of the menu. */
test('on a phone the menu keeps what the cart holds at its bottom until the cart is opened', async ({ browser }) => {
  const { page, context } = await newVisit(browser, PHONE);
  const { token } = await newCustomer('Thumb Reach');
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto('/services');
  const bar = page.getByRole('complementary', { name: 'Your cart' });
  await bookNow(page).first().click();
  await bar.getByText('1 service', { exact: true }).waitFor();
  const link = bar.getByRole('link', { name: 'View cart', exact: true });
  const box = await bar.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.height);
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [rest, foot] = [await bar.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
  expect((rest?.y ?? 0) + (rest?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);

  await page.goto('/services');
  await link.waitFor(); // The browser scrolls to what is focused above the bar that is there.
  await bookNow(page).nth(6).focus();
  const [focused, above] = [await bookNow(page).nth(6).boundingBox(), await bar.boundingBox()];
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Services Cart' }).waitFor();
  expect(await bar.count()).toBe(0);

  await page.setViewportSize(DESKTOP);
  await page.goto('/services');
  await page.getByRole('link', { name: /^Cart, 1 line/ }).waitFor();
  expect(await bar.isVisible()).toBe(false);
  await context.close();
});
