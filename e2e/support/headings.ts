import type { Page } from '@playwright/test';

/** Watches every frame of the page that is opened next; returns the headings that have been visible so far. */
export async function headingsShownOn(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { headingsShown: shown });
    const look = (): void => {
      for (const title of document.querySelectorAll('h1'))
        if (title.checkVisibility({ opacityProperty: true })) shown.add(title.textContent.trim());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(window as unknown as { headingsShown: Set<string> }).headingsShown]);
}
