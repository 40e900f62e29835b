import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { sandboxUrl } from '../support/addresses.js';
import { adminToken, call, newCustomer } from '../support/api.js';
import { book, freeDay, heldVisit, shopper, signIn } from '../support/booking.js';
import { DESKTOP, newVisit, pathOf, PHONE, settled } from '../support/browser.js';
import { observeLayoutShift, shiftsOf } from '../support/layout-shift.js';
import { ADMIN_PAGES, CUSTOMER_PAGES, PUBLIC_PAGES } from '../support/site-pages.mjs';

/**
 * No layout shift while a page loads. every-page.spec.ts looks at each page on a phone as the role it belongs to; this
 * one at those of held and confirmed visits. With @long: tablets and desktops, and on a phone every page as the other
 * roles too.
 */
test.describe.configure({ mode: 'parallel' });
const TABLET = { width: 768, height: 1024 };
const AT_ONCE = 4;

const PUBLIC = [
  ...PUBLIC_PAGES,
  '/services?q=gel',
  '/login',
  '/register',
  '/verify-email',
  '/forgot-password',
  `/reset-password/${'a'.repeat(43)}`,
  '/payment-success',
  '/payment-cancel',
  '/no-such-page',
  '/design',
];
const ROLES = [
  'guest',
  'new customer',
  'customer with a held visit',
  'customer with a confirmed visit',
  'admin',
] as const;

interface Visitor {
  token?: string;
  /** Paths that belong to this role, and those that it shares with another. */
  own: string[];
  shared: string[];
}

const guest: Visitor = { own: PUBLIC, shared: ['/cart', '/admin/dashboard'] };
let visitors: Record<(typeof ROLES)[number], Visitor>;

async function customerWithHeldVisit(): Promise<Visitor> {
  const { token, id } = await heldVisit();
  const pages = ['/book-appointment', '/payment-success', '/payment-cancel'].map((path) => `${path}?appointment=${id}`);
  return { token, own: [...pages, `/receipt/${id}`], shared: CUSTOMER_PAGES };
}

async function customerWithConfirmedVisit(byAdmin: string): Promise<Visitor> {
  const { token, service } = await shopper();
  const { date, times } = await freeDay(token, service);
  const id = await book(token, service, { date, startTime: times[0] ?? '' });
  await call('PATCH', `/api/appointments/${id}/status`, { token: byAdmin, body: { status: 'confirmed' } });
  const own = [`/payment-success?appointment=${id}`, `/book-appointment?reschedule=${id}`, `/receipt/${id}`];
  return { token, own, shared: CUSTOMER_PAGES };
}

test.beforeAll(async () => {
  const token = await adminToken();
  visitors = {
    guest,
    'new customer': {
      token: (await newCustomer()).token,
      own: CUSTOMER_PAGES,
      shared: [...PUBLIC, '/admin/dashboard'],
    },
    'customer with a held visit': await customerWithHeldVisit(),
    'customer with a confirmed visit': await customerWithConfirmedVisit(token),
    admin: { token, own: ['/admin', ...ADMIN_PAGES], shared: [...PUBLIC, ...CUSTOMER_PAGES] },
  };
});

/** Pages of a role that lead to another one. */
const ELSEWHERE: Record<string, string> = { '/admin': '/admin/dashboard', '/verify-email': '/login' };

/**
 * The layout shift of a page from its first paint until everything has loaded.
 * @param isOwn a page of the role, which is to be shown and not to redirect
 */
async function shiftsOn(context: BrowserContext, path: string, isOwn: boolean): Promise<string[]> {
  const page = await context.newPage();
  try {
    await page.goto(path);
    await settled(page);
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
    const [wanted = ''] = path.split('?');
    if (isOwn) expect(pathOf(page)).toBe(ELSEWHERE[wanted] ?? wanted);
    return await shiftsOf(page);
  } finally {
    await page.close();
  }
}

/**
 * The page of payment goes to the gateway by itself after some seconds; here it stays, so that a slow machine measures
 * the same page.
 */
const stayAtPayment = (context: BrowserContext): Promise<unknown> =>
  context.route(`${sandboxUrl()}/**`, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );

/** All pages as one visitor; with `isFirstVisit` each in a new browser. */
async function shiftsOfAll(
  browser: Browser,
  { token, own }: Visitor,
  { paths, size, isFirstVisit }: { paths: string[]; size: typeof DESKTOP; isFirstVisit: boolean },
): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...paths];
  const open = async (): Promise<BrowserContext> => {
    const { context } = await newVisit(browser, size);
    await observeLayoutShift(context);
    await stayAtPayment(context);
    if (token !== undefined) await signIn(context, token);
    return context;
  };
  const walk = async (): Promise<void> => {
    let context = await open();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      found.push(...(await shiftsOn(context, path, own.includes(path))));
      if (!isFirstVisit) continue;
      await context.close();
      context = await open();
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return found;
}

for (const [where, size] of [
  ['on a tablet', TABLET],
  ['on a desktop', DESKTOP],
] as const)
  for (const role of ROLES)
    test(`no page of a ${role} moves by itself ${where}`, { tag: '@long' }, async ({ browser }) => {
      test.setTimeout(120_000);
      const visitor = visitors[role];
      expect(await shiftsOfAll(browser, visitor, { paths: visitor.own, size, isFirstVisit: false })).toEqual([]);
    });

for (const role of ROLES)
  test(
    `no page moves by itself on the phone of a ${role}`,
    {
      tag: role.includes('visit') ? [] : '@long',
    },
    async ({ browser }) => {
      test.setTimeout(120_000);
      const visitor = visitors[role];
      const isFirstVisit = visitor.token === undefined;
      const paths = [...visitor.own, ...visitor.shared];
      expect(await shiftsOfAll(browser, visitor, { paths, size: PHONE, isFirstVisit })).toEqual([]);
    },
  );
