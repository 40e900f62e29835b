import { expect, test, type Page, type Browser } from '@playwright/test';
import { pngOf } from '@salon/testing';
import { siteUrl } from './support/addresses.js';
import { call, newCustomer } from './support/api.js';
import { signIn } from './support/booking.js';
import { bookNow, newVisit } from './support/browser.js';
import { headingsShownOn } from './support/headings.js';
import { hydrated } from './support/hydrated.mjs';

/**
 * Who may open a page (each route: guard.spec.tsx of the shell and routes.spec.ts of each remote), the links of the
 * footer, hints. What every page must do: sweeps/every-page.spec.ts.
 */

async function visitAs(browser: Browser, token: string | null): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, context } = await newVisit(browser);
  if (token !== null) await signIn(context, token);
  return { page, close: () => context.close() };
}
const customer = async (): Promise<string> => (await newCustomer()).token;

const WITHIN = { timeout: 15_000 };

for (const [id, name, path] of [
  ['S-010', 'Privacy Policy', '/privacy-policy'],
  ['S-010', 'Terms & Conditions', '/terms-conditions'],
  ['S-010', 'Refund Policy', '/refund-policy'],
  ['S-044', 'Contact', '/contact'],
] as const)
  test(`${id} the link ${name} of the footer opens its page`, async ({ browser }) => {
    const { page, close } = await visitAs(browser, null);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`${siteUrl()}${path}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await close();
  });

for (const [id, path] of [
  ['S-048', '/profile'],
  ['S-051', '/cart'],
  ['S-053', '/admin/dashboard'],
  ['S-053', '/ops'],
] as const)
  test(`${id} a visitor who is not logged in and opens ${path} goes to /login, and nothing of the page is shown`, async ({
    browser,
  }) => {
    const { page, close } = await visitAs(browser, null);
    const shown = await headingsShownOn(page);
    await page.goto(path);
    await page.waitForURL(`${siteUrl()}/login?returnTo=${encodeURIComponent(path)}`);
    await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
    await expect.poll(shown).toEqual(['Welcome Back!']);
    await close();
  });

test('S-054 pages of the salon send a customer to /, and say why', async ({ browser }) => {
  const { page, close } = await visitAs(browser, await customer());
  for (const path of ['/admin/dashboard', '/admin/policy', '/ops']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`${siteUrl()}/`, WITHIN);
    await expect(page.getByText('You do not have permission to perform this action').first(), path).toBeVisible(WITHIN);
  }
  await close();
});

test('S-112 an error message stays for the 4 seconds of the site', async ({ browser }) => {
  const { page, close } = await visitAs(browser, null);
  await page.goto('/services');
  await hydrated(page);
  // The page's own clock: on a busy machine the time of this process says little about the browser's.
  const shownFor = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let since: number | null = null;
        new MutationObserver(() => {
          const shown = document.body.innerText.includes(text);
          if (shown) since ??= performance.now();
          else if (since !== null) resolve(performance.now() - since);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    'Please login to book services',
  );
  await bookNow(page).first().click();
  await page.getByText('Please login to book services').first().waitFor();
  const milliseconds = await shownFor;
  expect(milliseconds).toBeGreaterThan(3_500);
  expect(milliseconds).toBeLessThan(7_000);
  await close();
});

test('C-054 S-112 a hint is still read on the login page of a slow line, and no longer on the page after it', async ({
  browser,
}) => {
  const { page, close } = await visitAs(browser, null);
  await page.route(/\/mfe\/account\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await route.continue();
  });
  await page.goto('/services');
  await bookNow(page).first().click();
  await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor({ timeout: 30_000 });
  const shown = page.getByRole('region', { name: 'Notifications (F8)' });
  await page.waitForTimeout(2_000);
  expect(await shown.getByText('Please login to book services').isVisible()).toBe(true);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Welcome' }).waitFor();
  expect(await shown.getByText('Please login to book services').count()).toBe(0);
  await close();
});

/** The colour of the filled bar, by its strongest channels. */
async function colourOfBar(page: Page): Promise<string> {
  await page.goto('/profile');
  const filled = page.getByRole('progressbar', { name: 'Profile completion' }).locator('span');
  await filled.waitFor({ state: 'attached' });
  const [red = 0, green = 0, blue = 0] = await filled.evaluate((span) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return [];
    context.fillStyle = getComputedStyle(span).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });
  if (red > 150 && green > 120 && blue < green) return 'yellow';
  return red > green ? 'red' : 'green';
}

test('A-108 A-109 A-110 the completion bar is red, then yellow, then green', async ({ browser }) => {
  const token = await customer();
  const { page, close } = await visitAs(browser, token);
  expect(await colourOfBar(page)).toBe('red'); // A phone number only: 33 %.
  const profile = { name: 'Nimali Perera', phone: '0771234567', address: '4 Galle Road', city: 'Colombo' };
  expect((await call('PUT', '/api/users/profile', { token, body: profile })).status).toBe(200);
  expect(await colourOfBar(page)).toBe('yellow');
  const form = new FormData();
  const png = new Uint8Array(pngOf({ width: 400, height: 400 }));
  form.append('profileImage', new Blob([png], { type: 'image/png' }), 'me.png');
  const { imageUrl } = (await call('POST', '/api/users/upload', { token, body: form })).body as unknown as {
    imageUrl: string;
  };
  await call('PATCH', '/api/users/update-profile-image', { token, body: { imageUrl } });
  expect(await colourOfBar(page)).toBe('green');
  await close();
});
