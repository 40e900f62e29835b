import { type Browser, expect, type Page, test } from '@playwright/test';
import { problemsOf } from '../support/axe.js';
import { heldVisit, type HeldVisit, payPath, signIn, visitOf } from '../support/booking.js';
import { newVisit, PHONE } from '../support/browser.js';

/** No axe violation in any state of the booking screens and dialogs, and no horizontal overflow. */
test.describe.configure({ mode: 'parallel' });

let held: HeldVisit;
let facts: object;

test.beforeAll(async () => {
  held = await heldVisit();
  facts = await visitOf(held);
});

const PAID = { orderId: 'AAAABBBBCCCCDDDDEEEF', paymentId: '320012345678' };
const CONFIRMED = {
  ...PAID,
  status: 'confirmed',
  money: 'paid',
  holdUntil: null,
  attempt: 'paid',
  payments: [{ ...PAID, amount: 1000, method: 'VISA', at: '2026-11-21T05:03:00.000Z', status: 'paid' }],
};

/** Replaces the server's visit by a changed one, for states that would take half an hour. */
async function overrideVisit(page: Page, change: object): Promise<void> {
  const appointment = { ...facts, ...change };
  await page.route(`**/api/appointments/${held.id}`, (route) =>
    route.fulfill({ json: { status: 'success', data: { appointment } } }),
  );
  await page.route('**/api/appointments/my-appointments', (route) =>
    route.fulfill({ json: { status: 'success', data: { appointments: [appointment] } } }),
  );
}

const options = (why: string | null) => ({
  cancel: { paid: 1000, cost: 2100, refund: 0, owed: 1100, freeUntil: '2026-11-21T05:03:00.000Z' },
  reschedule: { leftAfter: 2, why },
});

/** A day with free times. */
const chooseDay = (page: Page): Promise<void> =>
  page
    .getByRole('grid')
    .first()
    .getByRole('button', { name: /free|left/i, disabled: false })
    .nth(2)
    .click();

async function chooseTime(page: Page): Promise<void> {
  await chooseDay(page);
  await page.locator('.slot:not([aria-disabled])').first().click();
}

/** Heading, path, override of the visit, and the steps to the state. */
type State = [string, () => string, object | null, ((page: Page) => Promise<unknown>) | null];

const STATES: State[] = [
  [
    'Choose your time',
    () => '/book-appointment',
    null,
    async (page) => {
      await chooseDay(page);
      await page.locator('.slot[aria-disabled]').last().click({ force: true });
      await page.locator('.slot-reason').waitFor();
      await page.evaluate(() => window.scrollTo(0, 24)); // No time half covered by the bar, which axe would report as too small.
    },
  ],
  [
    'Your time is held',
    () => payPath(held.id),
    null,
    (page) => page.getByRole('button', { name: /^Pay Now/ }).waitFor(),
  ],
  [
    'This time is no longer held',
    () => payPath(held.id),
    { status: 'cancelled', cancelReason: 'unpaid', holdUntil: null },
    null,
  ],
  ['Confirming your payment', () => `/payment-success?appointment=${held.id}`, {}, null],
  ['Payment Successful!', () => `/payment-success?appointment=${held.id}`, CONFIRMED, null],
  [
    'Your payment arrived, your time had gone',
    () => `/payment-success?appointment=${held.id}`,
    { ...CONFIRMED, status: 'cancelled', money: 'paid_unplaced' },
    null,
  ],
  [
    'This visit is cancelled',
    () => `/payment-success?appointment=${held.id}`,
    { ...CONFIRMED, status: 'cancelled', cancelReason: 'customer', money: 'refund_due', feePaid: 0 },
    null,
  ],
  [
    'Your bank has returned your payment',
    () => `/payment-success?appointment=${held.id}`,
    { ...CONFIRMED, money: 'charged_back', feePaid: 0 },
    null,
  ],
  [
    'Payment Cancelled',
    () => `/payment-cancel?appointment=${held.id}`,
    {},
    (page) => page.getByText('Payment was cancelled or failed.', { exact: true }).waitFor(),
  ],
  [
    'Payment Failed',
    () => `/payment-cancel?appointment=${held.id}`,
    { attempt: 'failed', orderId: PAID.orderId },
    null,
  ],
  [
    'My Appointments',
    () => '/profile/appointments',
    { ...CONFIRMED, options: options('A visit can be given another time at most 3 times') },
    async (page) => {
      await page.getByRole('button', { name: /^Cancel:/ }).click();
      await page.getByText('You would owe').waitFor();
    },
  ],
  [
    'Choose another time',
    () => `/book-appointment?reschedule=${held.id}`,
    { ...CONFIRMED, options: options(null) },
    async (page) => {
      await chooseTime(page);
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  ],
  [
    'This visit cannot be moved',
    () => `/book-appointment?reschedule=${held.id}`,
    { ...CONFIRMED, options: options('A visit can be given another time at most 3 times') },
    null,
  ],
  ['Receipt', () => `/receipt/${held.id}`, CONFIRMED, null],
];

const RESCHEDULE_DIALOG: State = [
  'Choose another time',
  () => `/book-appointment?reschedule=${held.id}`,
  { ...CONFIRMED, options: options(null) },
  async (page) => {
    await chooseTime(page);
    await page.getByRole('button', { name: 'Reschedule' }).click();
    await page.getByRole('alertdialog').waitFor();
  },
];

async function problemsIn(browser: Browser, [heading, path, change, open]: State): Promise<string[]> {
  const { page, context } = await newVisit(browser, PHONE);
  await signIn(context, held.token);
  await context.addInitScript((id) => localStorage.setItem('sent-to-gateway', id), held.id);
  if (change) await overrideVisit(page, change);
  await page.goto(path());
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await open?.(page);
  const found = await problemsOf(page);
  await context.close();
  return found;
}

for (const state of STATES)
  test(`"${state[0]}" can be used by everyone`, async ({ browser }) =>
    expect(await problemsIn(browser, state)).toEqual([]));

test('"Choose another time" can be used by everyone while it asks for confirmation', async ({ browser }) =>
  expect(await problemsIn(browser, RESCHEDULE_DIALOG)).toEqual([]));

test('a receipt of nine services is one sheet of paper', async ({ browser }) => {
  const { page, context } = await newVisit(browser);
  await signIn(context, held.token);
  const services = Array.from({ length: 9 }, (_, line) => ({
    service: { _id: `s${line}`, title: `Service ${line}`, category: null, price: 900, averageTime: 15 },
    quantity: 2,
  }));
  await overrideVisit(page, { ...CONFIRMED, services });
  await page.goto(`/receipt/${held.id}`);
  await page.getByRole('article', { name: 'Receipt' }).getByText('Service 8').waitFor();
  const paper = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await context.close();
});
