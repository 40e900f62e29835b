import { expect, test, type Page } from '@playwright/test';
import { newCustomer } from './support/api.js';
import { signIn } from './support/booking.js';
import { newVisit, visitPage } from './support/browser.js';

/** The public site by keyboard only. */

/** Presses Tab until `name` has the focus. */
async function tabTo(page: Page, name: RegExp, most = 40): Promise<void> {
  for (let times = 0; times < most; times += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`${String(name)} is not reached by Tab; the focus is on ${await focused(page)}`);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() =>
    `${document.activeElement?.getAttribute('aria-label') ?? ''} ${document.activeElement?.textContent ?? ''}`.trim(),
  );

test('S-025 S-026 E2 skips to the page, follows the bar, and finds the anchors of the home page', async ({
  browser,
}) => {
  const { page, close } = await visitPage(browser, '/');
  await tabTo(page, /^Skip to/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Book Now$/, 3);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/services');
  for (const anchor of ['about', 'gallery']) {
    await page.goto(`/#${anchor}`);
    await page.locator(`#${anchor}`).waitFor();
    await page.waitForFunction(
      (id) => Math.abs(document.getElementById(id)?.getBoundingClientRect().top ?? 9e9) < innerHeight,
      anchor,
    );
  }
  await close();
});

test('filters and searches the menu, and adds a service to the cart through a sign-in', async ({ browser }) => {
  const { page, close } = await visitPage(browser, '/services');
  await tabTo(page, /^Nail Art/);
  await page.keyboard.press('Enter');
  await page
    .getByText(/gel manicure/i)
    .first()
    .waitFor();
  await page.getByText('Haircut & finish').waitFor({ state: 'detached' });
  await tabTo(page, /^Search services/);
  await page.keyboard.type('pedicure');
  await page.waitForFunction(() => !/gel manicure/i.test(document.querySelector('main')?.textContent ?? ''));
  await tabTo(page, /Book Now/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login**');
  await close();
});

test('S-087 S-088 S-089 opens one question at a time', async ({ browser }) => {
  const { page, close } = await visitPage(browser, '/faq');
  const open = page.locator('button[aria-expanded="true"]');
  const questions = page.locator('main button[aria-expanded]');
  expect(await questions.count()).toBe(10);
  await questions.nth(1).focus();
  if ((await questions.nth(1).getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await questions.nth(3).focus();
  await page.keyboard.press('Space');
  expect([await open.count(), await questions.nth(3).getAttribute('aria-expanded')]).toEqual([1, 'true']);
  await page.keyboard.press('Enter');
  expect(await open.count()).toBe(0);
  await close();
});

test('selects four stars with the arrows, and removes the written review', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  await signIn(context, (await newCustomer()).token);
  await page.goto('/reviews');
  const stars = page.getByRole('radiogroup', { name: 'Your rating' }).getByRole('radio');
  await stars.first().waitFor();
  await page.waitForLoadState('networkidle');
  await stars.first().focus();
  await page.keyboard.press('Space');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight');
  expect(await stars.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
  const comment = `The quietest chair of ${Date.now()}.`;
  await page.getByLabel('Your comment').fill(comment);
  await page.getByRole('button', { name: 'Submit review' }).press('Enter');
  const written = page.getByRole('list', { name: 'Reviews' }).getByText(comment);
  await written.waitFor();
  await page.getByRole('button', { name: 'Remove my review' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Remove your review?' });
  await expect(dialog.getByRole('button', { name: 'Keep review' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove review' }).press('Enter');
  await page.getByText('Your review is removed', { exact: true }).first().waitFor();
  await expect(page.getByRole('heading', { name: 'Write a review' })).toBeFocused();
  await written.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('list', { name: 'Reviews' }).waitFor();
  expect([await written.count(), await page.getByRole('button', { name: 'Remove my review' }).count()]).toEqual([0, 0]);
  await context.close();
});

test('browses a group of pictures with the arrows; Escape returns to the opener', async ({ browser }) => {
  const { page, close } = await visitPage(browser, '/gallery');
  const first = page.locator('main button:has(img)').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog');
  await box.getByText(/^1 of \d+$/).waitFor();
  await page.keyboard.press('ArrowRight');
  await box.getByText(/^2 of \d+$/).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await box.getByText(/^(\d+) of \1$/).waitFor();
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  await page.waitForFunction((button) => button === document.activeElement, await first.elementHandle());
  await close();
});
