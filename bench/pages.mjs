// npm run bench -- pages: loading times of pages on a phone, compared with a bare page; their sizes and scores. Writes
// bench/pages.md.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { launch } from '../e2e/support/browsers.mjs';
import { firstPress } from '../e2e/support/first-press.mjs';
import { pageBytes } from '../e2e/support/page-bytes.mjs';
import { PUBLIC_PAGES } from '../e2e/support/site-pages.mjs';
import { startBarePage } from './support/bare-page.mjs';
import { measure } from './support/lighthouse.mjs';
import { missed, reportOf } from './support/page-budgets.mjs';
import { percentile } from './support/percentile.mjs';
import { call, newCustomers, PORT_BASE, SITE, startSite } from './support/site.mjs';

const FIRST = ['/', '/services'];
const OTHERS = PUBLIC_PAGES.filter((path) => !FIRST.includes(path));
const DEEP = ['/cart', '/book-appointment'];
const VISITS_PER_PAGE = 5;
/** A press may come at any moment of hydration, so a few measurements would be arbitrary. */
const PRESSES = 21;
const BARE_PORT = PORT_BASE + 98;
const port = PORT_BASE + 97;

/** Each with the most milliseconds to the next paint. */
const PRESSED = [
  ['as soon as it is seen', { hydrated: false }, 200],
  ['once the page is hydrated', { hydrated: true }, 150],
];

/** In a fixed order: each main page `VISITS_PER_PAGE` times, the others once. */
async function inTurn(paths, each) {
  const found = [];
  for (const path of paths) found.push({ path, ...(await each(path)) });
  return found;
}

async function bytesOf(browser, path) {
  const { kinds } = await pageBytes(browser, `${SITE}${path}`);
  return { html: kinds.Document, script: kinds.Script ?? 0 };
}

async function someoneWithACart() {
  const [token] = await newCustomers(1);
  const { body } = await call('GET', '/api/services/get-services');
  for (const { _id } of body.data.services.slice(0, 3))
    await call('POST', '/api/cart/add-cart', { token, body: { serviceId: _id } });
  return token;
}

async function press(browser, [name, when, mostMs]) {
  const times = [];
  while (times.length < PRESSES) times.push(await firstPress(browser, SITE, when));
  return { name, mostMs, ms: percentile(times, 0.75) };
}

async function measureAll(browser) {
  const { body } = await call('GET', '/api/site');
  const barePage = await startBarePage(BARE_PORT, body.data.site.tagline);
  try {
    const token = await someoneWithACart();
    const public_ = (times) => async (path) => ({
      bytes: await bytesOf(browser, path),
      figures: await measure(`${SITE}${path}`, { port, times }),
    });
    const bare = await measure(barePage.url, { port, times: VISITS_PER_PAGE, categories: ['performance'] });
    const first = await inTurn(FIRST, public_(VISITS_PER_PAGE));
    const others = await inTurn(OTHERS, public_(1));
    const deep = await inTurn(DEEP, async (path) => ({
      figures: await measure(`${SITE}${path}`, { port, times: VISITS_PER_PAGE, token, categories: ['performance'] }),
    }));
    const presses = [];
    for (const when of PRESSED) presses.push(await press(browser, when));
    return { bare, first, others, deep, presses };
  } finally {
    barePage.stop();
  }
}

/** Starts the site, measures, prints and writes the results; false when a budget is exceeded. */
export async function run() {
  const site = await startSite({ fresh: true });
  const browser = await launch();
  try {
    const found = await measureAll(browser);
    const machine =
      `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ` +
      `Lighthouse's measure of the machine ${Math.round(found.bare.machine)}`;
    const text = reportOf(found, [
      '# Pages',
      '',
      `\`npm run bench -- pages\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. ` +
        'Lighthouse on a phone, slow 4G and a processor four times slower, simulated; the',
      `middle of ${VISITS_PER_PAGE} visits with an empty profile, of one for the pages below /services. ` +
        'LCP: when the largest content is painted; CLS: how far content moves; TBT: how long input is blocked.',
    ]).join('\n');
    writeFileSync(fileURLToPath(new URL('./pages.md', import.meta.url)), text);
    process.stdout.write(`${text}\n`);
    const misses = missed(found);
    for (const miss of misses) process.stdout.write(`MISS ${miss}\n`);
    return misses.length === 0;
  } finally {
    await browser.close();
    await site.stop();
  }
}
