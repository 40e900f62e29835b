// Takes the pictures of docs/pictures/site from a running site: node e2e/pictures/site.mjs http://localhost:4000
// [folder] [--all] With --all: every public page at three widths, in light and dark, as a guest and signed in; else
// each in light and some in dark. Then loading, empty, error and open states.
import { callerOf, DEMO, signIn } from './call.mjs';
import { openCamera } from './camera.mjs';
import { optionsOf } from './options.mjs';
import { isWanted, picture, settled } from './scenes.mjs';
import { ADMIN, CUSTOMER, GUEST } from './site-states.mjs';

const { site, folder, all } = optionsOf('site');
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

const call = callerOf(site);
const token = await signIn(call, DEMO.customer);
const adminToken = await signIn(call, DEMO.owner);
const camera = await openCamera(site, folder, { tallest: all ? 6_000 : 1_600 });

/** Pictures below the fold are loaded while scrolling. */
async function walkDown(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await settled(page);
}

async function take([name, path], { width, scheme, signedIn }) {
  const page = await camera.open({ width, scheme, ...(signedIn && { token }) });
  await page.route('**/api/site/next-free', (route) =>
    route.fulfill({ json: { status: 'success', data: { nextFree: { date: '2026-11-21', time: '14:30' } } } }),
  );
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('.who:not([data-status="loading"])').waitFor();
  await settled(page);
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
  if (!isWanted(page[0])) continue;
  for (const look of looks) if (all || KEPT.has(`${page[0]} ${look.width} ${look.scheme}`)) await take(page, look);
  console.log(page[0]);
}
for (const [states, who] of [[GUEST], [CUSTOMER, token], [ADMIN, adminToken]]) {
  for (const [name, width, show, look] of states) {
    if (!isWanted(name)) continue;
    await picture(camera, name, { width, token: who, show, ...look });
    console.log(name, width);
  }
}
await camera.close();
