import { launch } from '../../e2e/support/browsers.mjs';
import { percentile } from './percentile.mjs';
import { SITE } from './site.mjs';

const PRESSES = 5;

/** Each screen of the salon: where its link stands, and its address. */
const SCREENS = [
  ['/admin/setup', '/admin/dashboard'],
  ['/admin/dashboard', '/admin/day'],
  ['/admin/dashboard', '/admin/hours'],
  ['/admin/dashboard', '/admin/stylists'],
  ['/admin/dashboard', '/admin/policy'],
  ['/admin/dashboard', '/admin/customers'],
  ['/admin/dashboard', '/admin/staff'],
  ['/admin/dashboard', '/admin/reviews'],
  ['/admin/dashboard', '/admin/offers'],
  ['/admin/dashboard', '/admin/content'],
  ['/admin/dashboard', '/admin/content/services'],
  ['/admin/content', '/admin/content/settings'],
  ['/admin/content', '/admin/content/faq'],
  ['/admin/staff', '/admin/staff/activity'],
  ['/admin/staff', '/admin/invitations'],
  ['/admin/customers', '/admin/import/clients'],
];

/**
 * Presses the link in the page; milliseconds until the other screen stands with its data, without a skeleton or
 * spinner.
 */
const untilShown = (page, path) =>
  page.evaluate(
    (target) =>
      new Promise((resolve, reject) => {
        const link = [...document.querySelectorAll('a')].find((each) => new URL(each.href).pathname === target);
        if (!link) return reject(new Error(`no link to ${target}`));
        const before = document.querySelector('h1')?.textContent;
        const began = performance.now();
        const look = () => {
          const isShown =
            location.pathname.startsWith(target) &&
            document.querySelector('h1') !== null &&
            document.querySelector('h1').textContent !== before &&
            !document.querySelector('main .skeleton, main .spinner, main [aria-busy="true"]');
          if (isShown) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        link.click();
        look();
      }),
    path,
  );

async function press(browser, token, [from, path]) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  const page = await context.newPage();
  await page.goto(`${SITE}${from}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const took = await untilShown(page, path);
  await context.close();
  return took;
}

/**
 * Path → p75 of several presses, each in a new browser profile: neither the screen's script nor its data are there yet.
 */
export async function screenTimes(token) {
  const browser = await launch();
  try {
    const found = [];
    for (const screen of SCREENS) {
      const times = [];
      while (times.length < PRESSES) times.push(await press(browser, token, screen));
      found.push({ path: screen[1], p50: percentile(times, 0.5), p75: percentile(times, 0.75) });
    }
    return found;
  } finally {
    await browser.close();
  }
}
