import type { Browser, Page } from 'playwright-core';
import { problemsOf } from './support/axe.js';
import { heldVisit, type HeldVisit, payPath, signIn, visitOf } from './support/booking.js';
import { newVisit, openBrowser, PHONE } from './support/browser.js';

/** No axe violation on any state of the booking screens, and nothing wider than the window. */
let browser: Browser;
let held: HeldVisit;
let facts: object;

beforeAll(async () => {
  browser = await openBrowser();
  held = await heldVisit();
  facts = await visitOf(held);
}, 60_000);
afterAll(() => browser.close());

const PAID = { orderId: 'AAAABBBBCCCCDDDDEEEF', paymentId: '320012345678' };
const CONFIRMED = { ...PAID, status: 'confirmed', money: 'paid', holdUntil: null, attempt: 'paid', payments: [{ ...PAID, amount: 1000, method: 'VISA', at: '2026-11-21T05:03:00.000Z', status: 'paid' }] };

/** The server's word about the visit, changed: states that take it half an hour to reach. */
const tell = (page: Page, change: object) =>
  page.route(`**/api/appointments/${held.id}`, (route) => route.fulfill({ json: { status: 'success', data: { appointment: { ...facts, ...change } } } }));

/** Title, path, what the server says of the visit, and how the state is reached from there. */
const STATES: [string, () => string, object | null, ((page: Page) => Promise<unknown>) | null][] = [
  ['Choose your time', () => '/book-appointment', null, async (page) => {
    await page.getByRole('grid').first().getByRole('button', { name: /free|left/i, disabled: false }).nth(2).click();
    await page.locator('.slot[aria-disabled]').last().click({ force: true });
    await page.locator('.slot-reason').waitFor();
    await page.evaluate(() => window.scrollTo(0, 0)); // Nothing half under the bar, where axe would call it too small.
  }],
  ['Your time is held', () => payPath(held.id), null, (page) => page.getByRole('button', { name: /^Pay Now/ }).waitFor()],
  ['This time is no longer held', () => payPath(held.id), { status: 'cancelled', cancelReason: 'unpaid', holdUntil: null }, null],
  ['Confirming your payment', () => `/payment-success?appointment=${held.id}`, {}, null],
  ['Payment Successful!', () => `/payment-success?appointment=${held.id}`, CONFIRMED, null],
  ['Your payment arrived, your time had gone', () => `/payment-success?appointment=${held.id}`, { ...CONFIRMED, status: 'cancelled', money: 'paid_unplaced' }, null],
  ['Payment Cancelled', () => `/payment-cancel?appointment=${held.id}`, {}, null],
  ['Payment Failed', () => `/payment-cancel?appointment=${held.id}`, { attempt: 'failed', orderId: PAID.orderId }, null],
  ['Receipt', () => `/receipt/${held.id}`, CONFIRMED, null],
];

it.each(STATES)('"%s" can be used by everyone', async (title, path, said, reach) => {
  const { page, context } = await newVisit(browser, PHONE);
  await signIn(context, held.token);
  await context.addInitScript((id) => localStorage.setItem('sent-to-gateway', id), held.id);
  if (said) await tell(page, said);
  await page.goto(path());
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await reach?.(page);
  expect(await problemsOf(page)).toEqual([]);
  await context.close();
}, 60_000);
