import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESK, PHONE } from './browser.js';

/** Waits, a second at most, for what fades in or out: half-faded words have half their contrast. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const second = new Promise((resolve) => setTimeout(resolve, 1_000));
    await Promise.race([second, Promise.allSettled(ending.map(({ finished }) => finished))]);
  });

/** What axe finds against WCAG 2.2 AA, as `rule: element`. */
export async function violations(page: Page): Promise<string[]> {
  await settled(page);
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Whether the page is wider than its window. */
export const tooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** What keeps someone from using the page as it stands, on a phone, on a desk and at night. */
export async function problemsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // A toast that arrives meanwhile is whole at once.
  const found: string[] = [];
  for (const [name, size] of Object.entries({ phone: PHONE, desk: DESK })) {
    await page.setViewportSize(size);
    found.push(...(await violations(page)).map((each) => `on a ${name}, ${each}`));
    if (await tooWide(page)) found.push(`wider than a ${name}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...found, ...(await violations(page)).map((each) => `at night, ${each}`)];
}
