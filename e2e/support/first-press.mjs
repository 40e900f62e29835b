import { hydrated as untilHydrated } from './hydrated.mjs';

/**
 * Milliseconds from a press of the first Book Now of `/services` to the next paint, from Event Timing (the basis of
 * INP), on a processor four times slower. `hydrated`: whether the page is hydrated before the press, or pressed as soon
 * as the button is visible.
 */
export async function firstPress(browser, site, { hydrated }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    window.presses = [];
    new PerformanceObserver((list) =>
      window.presses.push(
        ...list
          .getEntries()
          .filter(({ interactionId }) => interactionId > 0)
          .map(({ duration }) => duration),
      ),
    ).observe({ type: 'event', durationThreshold: 16 });
  });
  await page.goto(`${site}/services`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: /^Book Now/ }).first();
  await button.waitFor();
  if (hydrated) await untilHydrated(page);
  await button.tap();
  await page.getByText('Please login to book services').first().waitFor();
  const longest = await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(Math.max(0, ...window.presses)), 300); // An entry is reported shortly after its paint; one below a frame is not reported.
      }),
  );
  await context.close();
  return longest;
}
