import { expect, test } from '@playwright/test';
import { DESKTOP, newVisit, PHONE, settled } from '../support/browser.js';

/** A text of owners that is one long word stays inside its page. */
const WORD = 'W'.repeat(60);
const TEXTS: [path: string, text: string][] = [
  ['/faq', '.faq__item button > span:first-child'],
  ['/gallery', '.gallery-group h2'],
  ['/services', '.chip:nth-child(2)'],
  ['/about', '.about-page__number'],
];

for (const [path, text] of TEXTS)
  for (const viewport of [PHONE, DESKTOP])
    test(`a long word on ${path} at ${viewport.width} pixels`, async ({ browser }) => {
      const { page, context } = await newVisit(browser, viewport);
      await page.goto(path);
      await settled(page);
      await page
        .locator(text)
        .first()
        .evaluate((element, word) => (element.textContent = word), WORD);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      if (path === '/services') {
        const search = await page.getByRole('searchbox').boundingBox();
        expect(search?.width).toBeGreaterThanOrEqual(12 * 16);
      }
      await context.close();
    });
