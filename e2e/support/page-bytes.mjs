import { hydrated } from './hydrated.mjs';

/**
 * Bytes transferred by a first visit, which does not report its loading times, until the network is idle (compressed,
 * without response headers):
 * all by type, `{ Document, Script, … }`, and the scripts one by one as `[path, bytes]`. `prepare` gets the context
 * first, e.g. to sign in.
 */
export async function pageBytes(browser, url, prepare = async () => {}) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  await context.addInitScript(() => (Math.random = () => 0.99)); // No page of the sample that loads web-vitals once it is idle.
  await prepare(context);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const requests = new Map();
  /** @type {Record<string, number>} */
  const kinds = {};
  /** @type {[string, number][]} */
  const scripts = [];
  network.on('Network.responseReceived', ({ requestId, type, response: { url: address, encodedDataLength: head } }) =>
    requests.set(requestId, { type, address, head }),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, address, head } = requests.get(requestId) ?? {};
    if (type === undefined) return;
    const bytes = encodedDataLength - head;
    kinds[type] = (kinds[type] ?? 0) + bytes;
    if (type === 'Script') scripts.push([new URL(address).pathname, bytes]);
  });
  await network.send('Network.enable');
  await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { kinds, scripts };
}
