import { basename } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { type Site, startSite } from '@salon/local/site';
import { buildSome, mixedRoot, previousRelease, CURRENT_ROOT } from '../infra/versions/previous-release.mjs';
import { setAddresses } from './support/addresses.js';
import { call, newCustomer } from './support/api.js';
import { book, controlGateway, freeDay, shopper, signIn, visitOf } from './support/booking.js';
import { newVisit } from './support/browser.js';
import { payByCard, SUCCESS_CARD } from './support/gateway.js';

/** Parts of the previous release beside today's, as while one is replaced by the other (ADR-0073, ADR-0084). */
const SERVERS = ['services/catalog', 'services/account', 'services/booking', 'bff'];
const FRONTENDS = ['shell', 'mfe-booking'];
let release: Awaited<ReturnType<typeof previousRelease>>;
let mixed: ReturnType<typeof mixedRoot>;
let site: Site;
let stop = (): Promise<void> => Promise.resolve();
let previous: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(600_000);
  release = await previousRelease(buildSome(SERVERS, FRONTENDS));
  mixed = mixedRoot(release, 'mixed', previous);
  const dataDir = `${CURRENT_ROOT}/.data/previous-release`;
  site = await startSite({ root: mixed.root, dataDir, fresh: true, env: { PORT_BASE: '4900' } });
  stop = () => site.stop();
  setAddresses({
    E2E_SITE_URL: site.url,
    E2E_INBOX_URL: `http://localhost:${site.plan.ports.inbox}`,
    E2E_SANDBOX_URL: `http://localhost:${site.plan.ports.sandbox}`,
  });
});
test.afterAll(() => {
  setAddresses();
  return stop();
});

/** Makes these projects those of the previous release, and all others today's. */
async function usePrevious(wanted: string[]): Promise<void> {
  const changed = [...SERVERS, ...FRONTENDS].filter((each) => wanted.includes(each) !== previous.includes(each));
  for (const each of changed)
    if (wanted.includes(each)) mixed.usePrevious(each);
    else mixed.useCurrent(each);
  previous = wanted;
  const edge = changed.some((each) => FRONTENDS.includes(each)) ? ['infra/edge'] : [];
  for (const each of [...changed, ...edge]) await restart(basename(each) as keyof Site['plan']['ports']);
}

async function restart(name: keyof Site['plan']['ports']): Promise<void> {
  const before = site.pids()[name] ?? 0;
  process.kill(before, 'SIGTERM');
  const isBack = async (): Promise<boolean> =>
    site.pids()[name] !== before && (await fetch(`http://127.0.0.1:${site.plan.ports[name]}/health/ready`)).ok;
  await expect.poll(() => isBack().catch(() => false), { timeout: 60_000 }).toBe(true);
}

/** From the menu through cart, time and payment to the customer's appointments; what the page logged as errors. */
async function bookInBrowser(browser: Browser): Promise<string[]> {
  const { token } = await newCustomer();
  const { page, context, problems } = await newVisit(browser);
  await signIn(context, token);
  const main = page.getByRole('main');
  await page.goto('/services?category=nail');
  await page.getByRole('button', { name: /Book Now.*Gel manicure/ }).click();
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
  await page.getByRole('heading', { name: 'Services Cart' }).waitFor();
  await main.getByRole('link', { name: 'Proceed to Book Appointment' }).first().click();
  await page
    .getByRole('grid')
    .getByRole('button', { name: /free|left/i, disabled: false })
    .nth(2)
    .click();
  await page
    .getByRole('button', { name: /^\d{1,2}:\d{2} [AP]M/, disabled: false })
    .first()
    .click();
  await page.getByRole('button', { name: 'Proceed to Payment' }).first().click();
  await payByCard(page, SUCCESS_CARD);
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await main.getByRole('link', { name: 'View My Appointments' }).first().click();
  await main
    .getByText(/confirmed/i)
    .first()
    .waitFor();
  await context.close();
  return problems;
}

/** Whether the site serves the files that were built from the previous release. */
const isPrevious = async (version: string): Promise<boolean> =>
  ((await (await fetch(`${site.url}${version}`)).json()) as { commit: string }).commit === release.revision;

test.beforeEach(() => test.setTimeout(180_000));

for (const name of FRONTENDS)
  test(
    `R13 a visit is booked and paid with the previous ${name} beside today's other frontends`,
    { tag: '@long' },
    async ({ browser }) => {
      await usePrevious([name]);
      const served = [await isPrevious('/version.json'), await isPrevious('/mfe/booking/version.json')];
      expect(served).toEqual(FRONTENDS.map((each) => each === name));
      expect(await bookInBrowser(browser)).toEqual([]);
    },
  );

const servers = "the previous release's servers on today's schema";
test(`R13 a visit is booked, paid and cancelled with ${servers}`, { tag: '@long' }, async () => {
  await usePrevious([...previous, ...SERVERS]);
  const { token, service } = await shopper('Gel manicure');
  const { date, times } = await freeDay(token, service);
  const id = await book(token, service, { date, startTime: times[0] ?? '' });
  const { body } = await call<{ orderId: string }>('POST', '/api/appointments/init-payhere', {
    token,
    body: { amount: 1000, appointmentData: { _id: id } },
  });
  const notify_url = `${site.url}/api/appointments/payhere-notify`;
  await controlGateway('notices', { order_id: body.data.orderId, notify_url });
  expect(await visitOf({ token, id })).toMatchObject({ status: 'confirmed', money: 'paid' });
  expect((await call('PATCH', `/api/appointments/${id}/cancel`, { token })).status).toBe(200);
  expect(await visitOf({ token, id })).toMatchObject({ status: 'cancelled' });
});
