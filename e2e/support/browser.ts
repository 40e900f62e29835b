import type { Browser, BrowserContext, Page } from '@playwright/test';
import { siteUrl } from './addresses.js';

export const PHONE = { width: 375, height: 812 };
export const DESK = { width: 1280, height: 800 };

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Errors that the page logged or threw, including blocked scripts. */
  problems: string[];
}

/** A new visitor with an empty profile, in a time zone other than the salon's. */
export async function newVisit(browser: Browser, viewport = DESK): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    baseURL: siteUrl(),
    timezoneId: 'America/New_York',
    locale: 'en-LK',
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text());
  });
  page.setDefaultTimeout(15_000);
  return { context, page, problems };
}

/** A new visitor on a fully loaded page. */
export async function visitPage(
  browser: Browser,
  path: string,
  viewport?: typeof PHONE,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, context } = await newVisit(browser, viewport);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return { page, close: () => context.close() };
}
