import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from './support/addresses.js';
import { hydrated } from './support/hydrated.mjs';

/** The addresses of the stylesheets of the catalog's code that the page has loaded, of each link. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="/mfe/catalog/"]')]
      .filter(({ sheet }) => sheet)
      .map(({ href }) => new URL(href).pathname),
  );

test('does not load the stylesheets of a rendered page again', async ({ page }) => {
  await page.goto(`${siteUrl()}/services`);
  const rendered = await loaded(page);
  expect(rendered.length).toBeGreaterThan(0);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await loaded(page)).toEqual(rendered);
});

test('loads the stylesheets again that failed with the page', async ({ page }) => {
  await page.goto(`${siteUrl()}/services`);
  const rendered = await loaded(page);
  await page.route('**/mfe/catalog/*.css', (route) => route.abort(), { times: rendered.length });
  await page.reload();
  await hydrated(page);
  await expect.poll(() => loaded(page)).toEqual(rendered);
});
