// Takes the pictures of docs/pictures/site from a running site: node e2e/pictures/site.mjs http://localhost:4000
// [folder] [--all] With --all: every public page at three widths, in light and dark, as a guest and signed in; else
// each in light and some in dark. Then loading, empty, error and open states.
import { fileURLToPath } from 'node:url';
import { callerOf } from './call.mjs';
import { openCamera } from './camera.mjs';
import { ADMIN, CUSTOMER, GUEST } from './site-states.mjs';

const [site = 'http://localhost:4000', ...rest] = process.argv.slice(2);
const all = rest.includes('--all');
const folder =
  rest.find((word) => !word.startsWith('--')) ?? fileURLToPath(new URL('../../docs/pictures/site', import.meta.url));
const WIDTHS = [375, 768, 1280];

const PAGES = [
  ['home', '/'],
  ['services', '/services'],
  ['offers', '/special-offers'],
  ['gallery', '/gallery'],
  ['reviews', '/reviews'],
  ['about', '/about'],
  ['faq', '/faq'],
  ['contact', '/contact'],
  ['refunds', '/refund-policy'],
  ['login', '/login'],
  ['register', '/register'],
  ['forgot', '/forgot-password'],
  ['nowhere', '/nowhere'],
];
/** The pictures taken without --all: name, width, scheme. */
const KEPT = new Set([
  ...PAGES.map(([name]) => `${name} 1280 light`),
  ...['home', 'services', 'offers', 'gallery', 'reviews', 'contact'].map((name) => `${name} 375 light`),
  'home 768 light',
  'services 768 light',
  'home 1280 dark',
  'services 1280 dark',
  'reviews 375 dark',
  'about 375 dark',
]);

const signIn = async (email, password, role) =>
  (await callerOf(site)('POST', '/auth/login', { email, password, role })).token;
const token = await signIn('customer@araliya.test', 'Customer123!', 'user');
const adminToken = await signIn('admin@araliya.test', 'Admin123!', 'admin');
const camera = await openCamera(site, folder, { tallest: all ? 6_000 : 1_600 });
const only = process.env.ONLY?.split(',');

/** Pictures below the fold are loaded while scrolling. */
async function walkDown(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function take([name, path], { width, scheme, signedIn }) {
  const page = await camera.open({ width, scheme, ...(signedIn && { token }) });
  await page.route('**/api/site/next-free', (route) =>
    route.fulfill({ json: { status: 'success', data: { nextFree: { date: '2026-11-21', time: '14:30' } } } }),
  );
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('.who:not([data-status="loading"])').waitFor();
  await page.waitForLoadState('networkidle');
  await walkDown(page);
  await camera.take(
    page,
    [name, width, ...(scheme === 'dark' ? ['dark'] : []), ...(signedIn ? ['customer'] : [])].join('-'),
  );
  await page.context().close();
}

const looks = WIDTHS.flatMap((width) =>
  ['light', 'dark'].flatMap((scheme) => [{ width, scheme }, ...(all ? [{ width, scheme, signedIn: true }] : [])]),
);
for (const page of PAGES) {
  if (only && !only.includes(page[0])) continue;
  for (const look of looks) if (all || KEPT.has(`${page[0]} ${look.width} ${look.scheme}`)) await take(page, look);
  console.log(page[0]);
}
for (const [states, who] of [[GUEST], [CUSTOMER, token], [ADMIN, adminToken]]) {
  for (const [name, width, act, asItIs, scheme = 'light'] of states) {
    if (only && !only.includes(name)) continue;
    const page = await camera.open({ width, scheme, token: who });
    await act(page);
    await camera.take(page, `${name}-${width}${scheme === 'dark' ? '-dark' : ''}`, asItIs === 'as it is');
    await page.context().close();
    console.log(name, width, scheme);
  }
}
await camera.close();
