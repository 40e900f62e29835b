import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.js';
import { newVisit, PHONE } from './support/browser.js';

/** The hour on the salon's clock, and the part of the day that begins at 05:00, 11:00 and 16:00. */
const salonPart = (): string => {
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Asia/Colombo', hour: 'numeric', hourCycle: 'h23' }).format(new Date()),
  );
  if (hour < 5 || hour >= 16) return 'evening';
  return hour < 11 ? 'morning' : 'noon';
};

test("the home page is served with the tree and the almanac of the salon's time, and hydration keeps both", async ({
  browser,
}) => {
  const parts = [salonPart()];
  const html = await (await fetch(siteUrl())).text();
  parts.push(salonPart()); // The part may have changed meanwhile.
  expect(parts).toContain(/class="day-flower"[^>]* data-part="(\w+)"/.exec(html)?.[1]);
  const month = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Colombo', month: 'long' }).format(new Date());
  const { page, context, problems } = await newVisit(browser, PHONE);
  await page.goto('/');
  await page.locator('.who:not([data-status="loading"])').waitFor();
  expect([...parts, salonPart()]).toContain(await page.locator('.day-flower').getAttribute('data-part'));
  const almanac = page.locator('.almanac');
  expect(await almanac.textContent()).toContain(`House almanac: ${month}`);
  expect(await almanac.getByRole('listitem').count()).toBe(2);
  expect(problems).toEqual([]);
  await context.close();
});
