import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test';
import { siteUrl } from './addresses.js';

export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1280, height: 800 };

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Errors that the page logged or threw, including blocked scripts. */
  problems: string[];
}

/** A new visitor with an empty profile, in a time zone other than the salon's. */
export async function newVisit(browser: Browser, viewport = DESKTOP): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    baseURL: siteUrl(),
    timezoneId: 'America/New_York',
    locale: 'en-LK',
  });
  context.on('page', countRequests);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text());
  });
  page.setDefaultTimeout(15_000);
  return { context, page, problems };
}

/**
 * Requests of a page that are not answered yet; the stream of what changes at the desk stays open and is none of them.
 */
const unanswered = new WeakMap<Page, Set<Request>>();

function countRequests(page: Page): void {
  const open = new Set<Request>();
  unanswered.set(page, open);
  page.on('request', (request) => !request.url().endsWith('/api/admin/stream') && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

const QUIET_MS = 500;
const TIMEOUT_MS = 15_000;

/** Waits until a page of `newVisit` has had no request for half a second. */
export async function settled(page: Page): Promise<void> {
  const open = unanswered.get(page);
  const end = Date.now() + TIMEOUT_MS;
  for (let quietSince = Date.now(); Date.now() - quietSince < QUIET_MS; await page.waitForTimeout(50)) {
    if (open?.size !== 0) quietSince = Date.now();
    if (Date.now() > end) throw new Error(`still loading: ${[...(open ?? [])].map((each) => each.url()).join(', ')}`);
  }
}

/** The path of the page, which after a redirect is not the one that was opened. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** A new visitor on a fully loaded page. */
export async function visitPage(
  browser: Browser,
  path: string,
  viewport?: typeof PHONE,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, context } = await newVisit(browser, viewport);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
  return { page, close: () => context.close() };
}

/** The button of a service in the menu; without a title, those of all services. */
export const bookNow = (page: Page, title = ''): Locator =>
  page.getByRole('button', { name: new RegExp(`^Book Now.*${title}`) });
