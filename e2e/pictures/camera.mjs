import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { FLAGS, findChromium } from '../support/chromium.mjs';

/** The height of the window by its width. */
const HEIGHTS = { 375: 812, 640: 500, 768: 1024, 1280: 860 };
const TALLEST = 2_200;

/** A browser that takes pictures of a running site, as WebP files in `folder`. */
export async function openCamera(site, folder, { tallest = TALLEST } = {}) {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS });
  const converterPage = await browser.newPage();
  const open = async ({ width, scheme, token }) => {
    const context = await browser.newContext({
      viewport: { width, height: HEIGHTS[width] },
      colorScheme: scheme,
      baseURL: site,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Colombo',
      locale: 'en-LK',
    });
    if (token) await context.addInitScript((value) => localStorage.setItem('token', value), token);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return page;
  };
  /** The whole page up to the maximum height; `viewportOnly` keeps the window, for overlays. */
  const take = async (page, name, { viewportOnly = false } = {}) => {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const { width } = page.viewportSize();
    // The window grows instead of a full-page screenshot, so that sticky parts stay at its edges.
    await page.setViewportSize({ width, height: viewportOnly ? HEIGHTS[width] : Math.min(whole, tallest) });
    await page.waitForTimeout(150);
    const png = await page.screenshot();
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    await writeFile(`${folder}/${name}.webp`, await toWebp(converterPage, png));
  };
  return { open, take, close: () => browser.close() };
}

/** The target size of a picture in bytes. */
const HEAVIEST = 60_000;
const QUALITIES = [0.5, 0.4, 0.3, 0.2, 0.1];

/** PNG to WebP in the browser, at the best quality for its target size. */
export async function toWebp(page, png) {
  for (const quality of QUALITIES) {
    const webp = await encodeWebp(page, png, quality);
    if (webp.length <= HEAVIEST || quality === QUALITIES.at(-1)) return webp;
  }
}

async function encodeWebp(page, png, quality) {
  const data = await page.evaluate(
    async ([source, fineness]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', fineness);
    },
    [`data:image/png;base64,${png.toString('base64')}`, quality],
  );
  return Buffer.from(data.split(',')[1], 'base64');
}
