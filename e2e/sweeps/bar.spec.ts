import { expect, test } from '@playwright/test';
import { adminToken, newCustomer } from '../support/api.js';
import { signIn } from '../support/booking.js';
import { newVisit } from '../support/browser.js';

/** Widths of windows from the narrowest with links in the bar to a large screen. */
const WIDTHS = [1100, 1160, 1200, 1280, 1366, 1440, 1600, 1920, 2560];

const VISITORS = {
  'a guest': { path: '/faq', tokenOf: () => Promise.resolve(null) },
  'a customer': { path: '/faq', tokenOf: async () => (await newCustomer('Wickramasinghe Nadeeshani')).token },
  'an owner': { path: '/admin/reviews', tokenOf: () => adminToken() },
} as const;

for (const [who, { path, tokenOf }] of Object.entries(VISITORS))
  test(`in a window of any width the navigation bar of ${who} is one line, and nothing of it overlaps`, async ({
    browser,
  }) => {
    const { page, context, problems } = await newVisit(browser, { width: 1280, height: 800 });
    const token = await tokenOf();
    if (token !== null) await signIn(context, token);
    await page.goto(path);
    const bar = page.getByRole('banner');
    await bar.getByRole(token === null ? 'link' : 'button', { name: token === null ? 'Login' : /[A-Z]{2}/ }).waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const parts = await bar.evaluate((element) =>
        [...element.querySelectorAll('.brand, .nav a, .who > *, .mobile')]
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ left, right }) => ({ left, right }))
          .sort((a, b) => a.left - b.left),
      );
      const overlaps = parts.filter(({ right }, at) => right > (parts[at + 1]?.left ?? width) + 1);
      expect.soft({ width, overlaps }).toEqual({ width, overlaps: [] });
      const name = await bar.locator('.brand').evaluate((brand) => {
        const text = document.createRange();
        text.selectNodeContents(brand.lastChild ?? brand);
        return new Set([...text.getClientRects()].map(({ top }) => top)).size;
      });
      expect.soft({ width, linesOfTheName: name }).toEqual({ width, linesOfTheName: 1 });
    }
    expect(problems).toEqual([]);
    await context.close();
  });
