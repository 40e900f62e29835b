import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Moves the clock of a page on, second by second, until what takes its time is shown or hidden. The page has had
 * `clock.install` before it was opened.
 */
export const passTimeUntil = (page: Page, locator: Locator, visible = true): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(1_000);
    await expect(locator).toBeVisible({ visible, timeout: 100 });
  }).toPass({ intervals: [100], timeout: 30_000 });
