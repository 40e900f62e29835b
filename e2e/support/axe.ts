import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { DESKTOP, PHONE } from './browser.js';

/** Waits up to a second for fades: half-faded text has half the contrast. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const second = new Promise((resolve) => setTimeout(resolve, 1_000));
    await Promise.race([second, Promise.allSettled(ending.map(({ finished }) => finished))]);
  });

/** Minified: the browser reads it in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Rules = NonNullable<axe.RunOptions['runOnly']>;

const WCAG: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };
const COLORS: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** axe's violations of WCAG 2.2 AA, or of some of its rules, as `rule: element`; the page holds axe already. */
async function violations(page: Page, runOnly = WCAG): Promise<string[]> {
  await settled(page);
  return page.evaluate(async (rules) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations: found } = await loaded.run(document, { resultTypes: ['violations'], runOnly: rules });
    return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  }, runOnly);
}

/** Whether the page is wider than the window. */
const tooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** The accessibility problems of the current page, on a phone, on a desktop and in dark mode. */
export async function problemsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // A toast then appears without a transition.
  await page.evaluate(AXE); // Once: compiling it takes as long as looking at a small page.
  const found: string[] = [];
  for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    await page.setViewportSize(size);
    found.push(...(await violations(page)).map((each) => `on a ${name}, ${each}`));
    if (await tooWide(page)) found.push(`wider than a ${name}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  // Dark mode differs by its colors only.
  return [...found, ...(await violations(page, COLORS)).map((each) => `in dark mode, ${each}`)];
}
