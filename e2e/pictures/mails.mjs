// Takes the pictures of docs/pictures/mails: each kind of mail, made by the built services, at 640 and 375 px, light
// and dark.
// node e2e/pictures/mails.mjs [folder], after npm run build
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { FLAGS, findChromium } from '../support/chromium.mjs';
import { SAMPLES } from './mail-samples.mjs';

const [folder = fileURLToPath(new URL('../../docs/pictures/mails', import.meta.url))] = process.argv.slice(2);
const LOOKS = [640, 375].flatMap((width) => ['light', 'dark'].map((scheme) => ({ width, scheme })));
const GAP = 16;

/** A browser finds no image by its Content-ID. */
const withImages = ({ html, attachments }) =>
  attachments.reduce(
    (shown, { cid, content }) => shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
    html,
  );

async function screenshot(browser, html, { width, scheme }) {
  const page = await browser.newPage({ viewport: { width, height: 300 }, colorScheme: scheme });
  await page.setContent(html);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  if (scrollWidth > width) throw new Error(`wider than ${width} px: ${scrollWidth}`);
  const png = await page.screenshot({ fullPage: true });
  const { height } = await sharp(png).metadata();
  await page.close();
  return { png, width, height };
}

/** The four looks of a mail side by side. */
async function sheet(browser, mail) {
  const html = withImages(mail);
  const looks = [];
  for (const look of LOOKS) looks.push(await screenshot(browser, html, look));
  let left = 0;
  const composite = looks.map(({ png, width }) => {
    const placed = { input: png, left, top: 0 };
    left += width + GAP;
    return placed;
  });
  const size = { width: left - GAP, height: Math.max(...looks.map(({ height }) => height)) };
  return sharp({ create: { ...size, channels: 3, background: '#d8d0c8' } }).composite(composite);
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS });
for (const [name, mail] of Object.entries(SAMPLES)) {
  const whole = await sheet(browser, mail);
  const { size } = await sharp(await whole.png().toBuffer())
    .resize(1440)
    .webp({ quality: 50, effort: 6 })
    .toFile(`${folder}/${name}.webp`);
  console.log(`${name}: ${mail.subject}; HTML ${Buffer.byteLength(mail.html)} bytes, picture ${size}`);
}
await browser.close();
