// Creates the site's icons, the preview image of shared links and the images of mails from their illustrations.
// node e2e/pictures/icons.mjs, after a change of favicon.svg, hero.svg, mail-*.svg, the fonts or the colours.
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { FLAGS, findChromium } from '../support/chromium.mjs';

const PUBLIC = fileURLToPath(new URL('../../shell/public/', import.meta.url));
const MAIL_IMAGES = fileURLToPath(new URL('../../libs/nest-kit/images/', import.meta.url));
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
);
const [PAPER, PETAL, INK, ACCENT] = ['#FBF8F3', '#F6E3D4', '#2A1E1A', '#8E3B46'];

/** The flower on paper; `share` is its part of the side: a masked icon loses up to a fifth on each side. */
async function icon(file, side, share) {
  const flower = await sharp(await readFile(`${PUBLIC}favicon.svg`), { density: 1200 })
    .resize(Math.round(side * share))
    .png()
    .toBuffer();
  await sharp({ create: { width: side, height: side, channels: 4, background: PAPER } })
    .composite([{ input: flower }])
    .png({ palette: true, effort: 10, colours: 16, dither: 0 })
    .toFile(`${PUBLIC}icons/${file}.png`);
}

/** Name and tagline in the salon's fonts, which only a browser can set. */
async function words() {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS });
  const page = await browser.newPage({ viewport: { width: 480, height: 430 } });
  await page.setContent(`<style>@font-face { font-family: F; font-weight: 100 900; src: url(data:font/woff2;base64,${await readFile(FONT, 'base64')}) }
    body { margin: 0; font: 400 128px/1 F; letter-spacing: -.03em; color: ${INK} } p { margin: 28px 0 0; font: 400 46px/1.16 F; letter-spacing: -.01em; color: ${ACCENT} }</style>
    Araliya<p>Hair, nails, skin<br>and make-up in a<br>quiet house<br>in Colombo.</p>`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await browser.close();
  return png;
}

/** The preview of a shared link: rendered at 1200 × 630, stored at two thirds of that. */
async function social() {
  const hero = await sharp(`${PUBLIC}art/hero.svg`, { density: 110 }).resize({ height: 600 }).png().toBuffer();
  const whole = await sharp({ create: { width: 1200, height: 630, channels: 4, background: PETAL } })
    .composite([
      { input: hero, left: 400, top: 30 },
      { input: await words(), left: 76, top: 120 },
    ])
    .png()
    .toBuffer();
  await sharp(whole)
    .resize(800)
    .flatten({ background: PETAL })
    .jpeg({ quality: 40, mozjpeg: true })
    .toFile(`${PUBLIC}social.jpg`);
}

/** At twice the width it is shown with; mail programs show no SVG. */
const mailImage = (name, width, colours) =>
  sharp(`${MAIL_IMAGES}mail-${name}.svg`)
    .resize(width)
    .png({ palette: true, effort: 10, colours, dither: 0 })
    .toFile(`${MAIL_IMAGES}mail-${name}.png`);

await mkdir(`${PUBLIC}icons`, { recursive: true });
await Promise.all([
  icon('icon-192', 192, 0.86),
  icon('maskable-512', 512, 0.66),
  icon('apple-touch', 180, 0.74),
  social(),
  mailImage('emblem', 80, 24),
  mailImage('flowers', 528, 64),
]);
