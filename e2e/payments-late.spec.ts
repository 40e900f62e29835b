import type { Browser, Page } from 'playwright-core';
import {
  chooseAtGateway,
  book,
  heldVisit,
  type HeldVisit,
  payPath,
  shopper,
  signIn,
  slotsOf,
  visitOf,
} from './support/booking.js';
import { newVisit, openBrowser } from './support/browser.js';
import { sql } from './support/database.js';
import { sandboxUrl } from './support/addresses.js';

/** A fee that is paid after its time was released; the salon holds times for one minute here. */
let browser: Browser;
const KEPT = 2_100; // The booking service caches its settings this long.

const holdFor = (hold: number, pay: number, most: number) =>
  sql('booking', 'UPDATE booking.settings SET "holdMinutes" = $1, "payHoldMinutes" = $2, "mostHoldMinutes" = $3', [
    hold,
    pay,
    most,
  ]);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeAll(async () => {
  browser = await openBrowser();
  await holdFor(1, 1, 1);
  await pause(KEPT);
});
afterAll(async () => {
  await holdFor(15, 20, 30);
  await pause(KEPT);
  await browser.close();
});

async function open(held: HeldVisit): Promise<Page> {
  const { page, context } = await newVisit(browser);
  await signIn(context, held.token);
  await page.goto(payPath(held.id));
  return page;
}

const released = async (held: HeldVisit): Promise<void> => {
  for (let tries = 0; (await visitOf(held)).status !== 'cancelled'; tries += 1) {
    if (tries > 90) throw new Error('the time was not released');
    await pause(1_000);
  }
};

/** Other customers book the time until no stylist is free. */
async function takeByOthers({ date, startTime }: HeldVisit): Promise<void> {
  const { token, service } = await shopper();
  for (;;) {
    if (!(await slotsOf(token, service, date)).includes(startTime)) return;
    const other = await shopper();
    await book(other.token, other.service, { date, startTime });
  }
}

/** Rescheduling from the result page to a free time, without paying again. */
async function takeAnotherTime(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await page
    .getByRole('grid')
    .first()
    .getByRole('button', { name: /free|left/i, disabled: false })
    .nth(2)
    .click();
  await page.locator('.slot:not([aria-disabled])').first().click();
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reschedule' }).click();
  await page.getByText('Your visit has a new time').first().waitFor();
}

it('C5 D4 a time is released without any request; a late fee confirms the visit if its time is free, and otherwise waits until the customer takes another time', async () => {
  const [free, taken, watched] = [await heldVisit(), await heldVisit(), await heldVisit()];
  const [first, late, watcher] = [await open(free), await open(taken), await open(watched)];
  for (const page of [first, late, watcher]) await page.waitForURL(`${sandboxUrl()}/**`);
  await watcher.goBack();
  await watcher.getByRole('heading', { name: 'Your time is held' }).waitFor();
  await Promise.all([free, taken, watched].map(released));
  await watcher.getByRole('heading', { name: 'This time is no longer held' }).waitFor();

  await takeByOthers(taken);
  await chooseAtGateway(first, /^Success$/);
  await first.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await chooseAtGateway(late, /^Success$/);
  await late.getByRole('heading', { name: 'Your payment arrived, your time had gone' }).waitFor();
  await late
    .getByText('Choose another time and your visit is confirmed, or ask us for your money back; you decide.')
    .waitFor();
  expect([await visitOf(free), await visitOf(taken)]).toMatchObject([
    { status: 'confirmed', money: 'paid' },
    { status: 'cancelled', money: 'paid_unplaced' },
  ]);

  await takeAnotherTime(late);
  expect(await visitOf(taken)).toMatchObject({ status: 'confirmed', money: 'paid' });
}, 120_000);
