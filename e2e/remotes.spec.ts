import { expect, test, type Route } from '@playwright/test';
import { newVisit } from './support/browser.js';
import { passTimeUntil } from './support/clock.js';
import { hydrated } from './support/hydrated.mjs';

/**
 * However a remote's deploy is broken, the shell and the other remotes work, a message says so, and Try Again recovers.
 */
test.describe.configure({ mode: 'parallel' });

const CATALOG = '**/mfe/catalog/**';
const entryOnly =
  (handle: (route: Route) => Promise<void>) =>
  (route: Route): Promise<void> =>
    /remoteEntry/.test(route.request().url()) ? handle(route) : route.continue();
const chunksOnly =
  (handle: (route: Route) => Promise<void>) =>
  (route: Route): Promise<void> =>
    /remoteEntry|manifest/.test(route.request().url()) ? route.continue() : handle(route);

for (const [name, fault] of [
  ['drops the connection', (route) => route.abort('connectionreset')],
  [
    'answers 503 with JSON',
    (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{"status":"error"}' }),
  ],
  [
    'answers a page in place of its entry',
    entryOnly((route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Oops</title>' })),
  ],
  [
    'throws in its entry',
    entryOnly((route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken deploy")' })),
  ],
  [
    'T53 has an entry someone changed',
    entryOnly(async (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `${await (await route.fetch()).text()};window.tampered=true`,
      }),
    ),
  ],
  ['lost its chunks', chunksOnly((route) => route.fulfill({ status: 404, body: 'Not found' }))],
  ['hangs', () => new Promise<void>(() => {})],
] satisfies [string, (route: Route) => Promise<void>][])
  test(`keeps the rest of the site when the catalog ${name}`, async ({ browser }) => {
    const { page, context } = await newVisit(browser);
    await page.route(CATALOG, fault);
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    const main = page.getByRole('main');
    await passTimeUntil(page, main.getByRole('button', { name: 'Try Again' }));
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);

    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.getByRole('heading', { name: /Welcome Back!/ }).waitFor();
    await page.goBack({ waitUntil: 'commit' });
    await passTimeUntil(page, main.getByRole('button', { name: 'Try Again' }));

    await page.unroute(CATALOG);
    // A remote that only hung may open its page before the button is pressed.
    const retry = main.getByRole('button', { name: 'Try Again' }).click({ timeout: 3_000 });
    await (name === 'hangs' ? retry.catch(() => undefined) : retry);
    await page.getByRole('heading', { name: 'Haircut & finish' }).waitFor();
    await context.close();
  });

test('opens the page automatically when the catalog loads late', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  let release: () => void = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    CATALOG,
    entryOnly(async (route) => {
      await late;
      await route.continue();
    }),
  );
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await passTimeUntil(page, page.getByRole('heading', { name: 'This part of the site is not available right now' }));
  release();
  await page.getByRole('heading', { name: 'Haircut & finish' }).waitFor();
  await context.close();
});

for (const name of ['catalog', 'account', 'booking', 'shell'] as const)
  test(`knows which version of ${name} is deployed`, async ({ browser }) => {
    const { page, context } = await newVisit(browser);
    const reply = await page.request.get(name === 'shell' ? '/version.json' : `/mfe/${name}/version.json`);
    expect(await reply.json()).toEqual({
      name: expect.stringContaining(name),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      commit: expect.any(String),
      builtAt: expect.any(String),
    });
    await context.close();
  });
