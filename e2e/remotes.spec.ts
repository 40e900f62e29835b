import type { Browser, Route } from 'playwright-core';
import { newVisit, openBrowser } from './support/browser.js';
import { hydrated } from './support/hydrated.mjs';

/** However a remote's deploy is broken, the shell and the other remotes work, a message says so, and Try Again recovers. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const CATALOG = '**/mfe/catalog/**';
const entryOnly =
  (answer: (route: Route) => Promise<void>) =>
  (route: Route): Promise<void> =>
    /remoteEntry/.test(route.request().url()) ? answer(route) : route.continue();
const chunksOnly =
  (answer: (route: Route) => Promise<void>) =>
  (route: Route): Promise<void> =>
    /remoteEntry|manifest/.test(route.request().url()) ? route.continue() : answer(route);

it.each<[string, (route: Route) => Promise<void>]>([
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
])(
  'keeps the rest of the site when the catalog %s',
  async (_name, fault) => {
    const { page, context } = await newVisit(browser);
    await page.route(CATALOG, fault);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Try Again' }).waitFor({ timeout: 20_000 });
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);

    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.getByRole('heading', { name: /Welcome Back!/ }).waitFor();
    await page.goBack({ waitUntil: 'commit' });
    await main.getByRole('button', { name: 'Try Again' }).waitFor({ timeout: 20_000 });

    await page.unroute(CATALOG);
    const tryAgain = main.getByRole('button', { name: 'Try Again' });
    const menu = page.getByRole('heading', { name: 'Haircut & finish' });
    await tryAgain.or(menu).first().waitFor(); // A remote that was only slow may have opened its page already.
    if (!(await menu.isVisible())) await tryAgain.click({ timeout: 5_000 }).catch(() => undefined); // Or it opens it at this very moment.
    await menu.waitFor();
    await context.close();
  },
  60_000,
);

it('opens the page automatically when the catalog loads late', async () => {
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
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await page
    .getByRole('heading', { name: 'This part of the site is not available right now' })
    .waitFor({ timeout: 20_000 });
  release();
  await page.getByRole('heading', { name: 'Haircut & finish' }).waitFor();
  await context.close();
}, 60_000);

it.each(['catalog', 'account', 'booking', 'shell'])('knows which version of %s is deployed', async (name) => {
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
