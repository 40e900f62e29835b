import { expect, test } from '@playwright/test';
import type { RemoteRegistry } from '@salon/contracts';
import { bffUrl } from './support/addresses.js';
import { newVisit, settled } from './support/browser.js';
import { hydrated } from './support/hydrated.mjs';

/** What browsers report stands in the metrics of the BFF, by app and version (ADR-0064). */

/** The value of the metric's series with these labels; 0 while there is none. */
async function metric(name: string, labels: Record<string, string>): Promise<number> {
  const text = await (await fetch(`${bffUrl()}/metrics`)).text();
  const series = text.split('\n').filter((line) => line.startsWith(`${name}{`));
  const found = series.filter((line) =>
    Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
  );
  return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

test('a remote that is broken shows with its name and version', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  const registry = (await (await page.request.get('/remotes.json')).json()) as RemoteRegistry;
  const version = registry.catalog?.version ?? '';
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  const labels = { app: 'catalog', version };
  const before = await metric('browser_errors_total', { ...labels, kind: 'load' });
  await page.route('**/mfe/catalog/remoteEntry*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken deploy")' }),
  );
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).waitFor({ timeout: 20_000 });
  await settled(page);
  await page.goto('about:blank');
  await expect.poll(() => metric('browser_errors_total', { ...labels, kind: 'load' })).toBeGreaterThan(before);
  await context.close();
});

test('a sampled page shows its views and loading times', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  const registry = (await (await page.request.get('/remotes.json')).json()) as RemoteRegistry;
  const labels = { app: 'catalog', version: registry.catalog?.version ?? '' };
  const counts = async (): Promise<number[]> => [
    await metric('browser_page_views_total', labels),
    await metric('browser_vital_seconds_count', { ...labels, vital: 'LCP' }),
    await metric('browser_layout_shift_count', labels),
  ];
  const before = await counts();
  await page.addInitScript(() => (Math.random = () => 0));
  await page.goto('/services');
  await hydrated(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('later-vitals')),
  );
  await settled(page);
  await page.goto('about:blank');
  // Other pages of the site may be sampled at the same time.
  await expect
    .poll(async () => (await counts()).map((count, at) => count > (before[at] ?? 0)))
    .toEqual([true, true, true]);
  await context.close();
});
