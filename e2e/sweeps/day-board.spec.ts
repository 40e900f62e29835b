import { expect, test } from '@playwright/test';
import { adminToken } from '../support/api.js';
import { freeDay, serviceNamed, signIn } from '../support/booking.js';
import { DESKTOP, newVisit, PHONE } from '../support/browser.js';

/** The layout of the salon's day. */

let token: string;
let date: string;
test.beforeAll(async () => {
  token = await adminToken();
  ({ date } = await freeDay(token, await serviceNamed('Petal pedicure')));
});

test('on a phone the board shows one stylist, by button or swipe, with the hours beside every column', async ({
  browser,
}) => {
  const { page, context, problems } = await newVisit(browser, PHONE);
  await signIn(context, token);
  await page.goto(`/admin/day/${date}`);
  const tabs = page.getByRole('group', { name: 'Stylists' }).getByRole('button');
  const columns = page.getByRole('region', { name: 'Columns of the stylists' });
  const last = columns.locator('.board-head').last();
  await expect(last).not.toBeInViewport();
  await tabs.last().click();
  await expect(last).toBeInViewport({ ratio: 1 });
  const hour = columns.locator('.board-hour > span').first();
  await expect(hour).toBeInViewport();
  await expect.poll(async () => (await hour.boundingBox())?.x).toBe((await columns.boundingBox())?.x);
  const pressed = await hour.evaluate((label) => {
    const { left, top, width, height } = label.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === label;
  });
  expect(pressed, 'a press on an hour does not reach a cell below it').toBe(true);
  await columns.evaluate((board) => {
    board.scrollLeft = 0;
  });
  await expect(tabs.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(tabs.last()).toHaveAttribute('aria-pressed', 'false');
  expect(problems).toEqual([]);
  await context.close();
});

test('on a desktop a new visit opens at the right edge, beside the day', async ({ browser }) => {
  const { page, context, problems } = await newVisit(browser, DESKTOP);
  await signIn(context, token);
  await page.goto(`/admin/day/${date}`);
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
  await page.getByRole('button', { name: 'New visit' }).click();
  const drawer = page.getByRole('dialog', { name: 'New visit' });
  await expect(drawer).toBeInViewport();
  const { x, y, width, height } = (await drawer.boundingBox())!;
  expect(Math.round(y)).toBe(0);
  expect(height).toBeGreaterThanOrEqual(DESKTOP.height);
  expect(x).toBeGreaterThan(DESKTOP.width / 2);
  expect(x + width).toBeGreaterThan(DESKTOP.width - 20); // But for the scrollbar of the page.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New visit' })).toBeFocused();
  expect(problems).toEqual([]);
  await context.close();
});
