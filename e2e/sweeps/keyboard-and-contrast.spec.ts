import { expect, test, type Page, type Browser } from '@playwright/test';
import { shopper, signIn } from '../support/booking.js';
import { DESKTOP, newVisit, PHONE } from '../support/browser.js';

/** Cart and booking in a real browser: focus, forced colours, long words. */

async function visitAs(browser: Browser, path: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, context } = await newVisit(browser);
  await signIn(context, (await shopper()).token);
  await page.goto(path);
  return { page, close: () => context.close() };
}

test('a quantity is counted up by keyboard, press after press', async ({ browser }) => {
  const { page, close } = await visitAs(browser, '/cart');
  const quantity = page.getByRole('group', { name: /^Quantity of/ });
  const increase = quantity.getByRole('button', { name: 'Increase quantity' });
  await increase.focus();
  for (const reached of ['2', '3']) {
    await page.keyboard.press('Enter');
    await expect(quantity.getByRole('status')).toHaveText(reached);
    await page.locator('.cart-lines[aria-busy=false]').waitFor();
    await expect(increase).toBeFocused();
  }
  await close();
});

test('in forced colours the chosen time and stylist differ from the others, and a free day from a full one', async ({
  browser,
}) => {
  const { page, close } = await visitAs(browser, '/');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.route('**/api/appointments/free-days', async (route) => {
    const response = (await (await route.fetch()).json()) as { data: { days: { state: string }[] } };
    Object.assign(response.data.days.findLast(({ state }) => state === 'free') ?? {}, { state: 'full', left: 0 });
    await route.fulfill({ json: response });
  });
  await page.goto('/book-appointment');
  await page
    .getByRole('grid')
    .getByRole('button', { name: /, free$/ })
    .first()
    .click();
  await page.locator('.slot:not([aria-disabled])').first().click();
  const look = (chosen: string, other: string) =>
    page.evaluate(
      ([one, two]) => [one, two].map((place) => getComputedStyle(document.querySelector(place!)!).backgroundColor),
      [chosen, other],
    );
  for (const [chosen, other] of [
    ['.slot[aria-pressed=true]', '.slot[aria-pressed=false]'],
    ['.stylist:has(:checked)', '.stylist:not(:has(:checked))'],
  ] as const) {
    const [one, two] = await look(chosen, other);
    expect(one).not.toBe(two);
  }
  const [free, full, paper] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.day--free:not(.day--on):not(:has(small))')!, '::after').backgroundColor,
    getComputedStyle(document.querySelector('.day--full:not(.day--on)')!, '::after').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect([paper, full, 'rgba(0, 0, 0, 0)']).not.toContain(free);
  await close();
});

test('in forced colours only the current page has a line in the navigation', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/gallery');
  const lineOf = (link: string) =>
    page
      .locator(link)
      .first()
      .evaluate((element) => getComputedStyle(element).borderBottomColor);
  expect(await lineOf('.nav a[aria-current]')).not.toBe(await lineOf('.nav a:not([aria-current])'));
  await context.close();
});

test('with doubled text on a narrow phone no amount is cut', async ({ browser }) => {
  const { page, close } = await visitAs(browser, '/');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/cart');
  await page.locator('.slip .price').first().waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const cut = await page.locator('.slip .price').evaluateAll((prices) =>
    prices
      .filter((price) => {
        const text = document.createRange();
        text.selectNodeContents(price);
        const part = price.closest('.pay-split, .slip')!.getBoundingClientRect();
        return text.getBoundingClientRect().right > part.right;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  await close();
});

for (const [path, size] of [
  ['/cart', PHONE],
  ['/cart', DESKTOP],
  ['/book-appointment', PHONE],
  ['/book-appointment', DESKTOP],
] as const)
  test(`on ${path} a name without a space is broken, not the page (${JSON.stringify(size)})`, async ({ browser }) => {
    const { page, close } = await visitAs(browser, '/');
    await page.setViewportSize(size);
    const long = { title: 'Supercalifragilisticexpialidocious'.repeat(2), description: 'x'.repeat(90) };
    await page.route('**/api/cart/get-cart', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { cart: { items: { service: object }[] } } };
      for (const item of answer.data.cart.items) Object.assign(item.service, long);
      await route.fulfill({ json: answer });
    });
    await page.goto(path);
    await page.getByText(long.title).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await close();
  });
