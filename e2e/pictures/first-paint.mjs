// Takes the pictures of docs/pictures/first-paint from a running site: what a phone on slow 4G shows one second after
// the navigation.
// node e2e/pictures/first-paint.mjs http://localhost:4000 [folder]
import { mkdir, writeFile } from 'node:fs/promises';
import { launch } from '../support/browsers.mjs';
import { toWebp } from './camera.mjs';
import { optionsOf } from './options.mjs';

const { site, folder } = optionsOf('first-paint');
const PAGES = [
  ['home', '/'],
  ['services', '/services'],
];
const MOMENT_MS = 1_000;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** The last frame painted within that second. @throws Error when there was none */
async function frameAt(browser, path) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const frames = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: metadata.timestamp * 1_000 });
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.goto(`${site}${path}`, { waitUntil: 'commit' });
  const began = await page.evaluate(() => performance.timeOrigin);
  await page.waitForTimeout(2 * MOMENT_MS);
  await context.close();
  const frame = frames.findLast(({ at }) => at > began + 300 && at <= began + MOMENT_MS);
  if (!frame)
    throw new Error(
      `${path}: nothing was painted within ${MOMENT_MS} ms; frames after ${frames.map(({ at }) => Math.round(at - began)).join(', ')} ms`,
    );
  console.log(path, `painted after ${Math.round(frame.at - began)} ms`);
  return Buffer.from(frame.data, 'base64');
}

await mkdir(folder, { recursive: true });
const browser = await launch();
const converterPage = await browser.newPage();
for (const [name, path] of PAGES) {
  await (await fetch(`${site}${path}`)).text();
  await writeFile(`${folder}/${name}-375.webp`, await toWebp(converterPage, await frameAt(browser, path)));
}
await browser.close();
