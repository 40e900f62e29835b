import { expect, test, type Page, type Browser } from '@playwright/test';
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
import { newVisit } from './support/browser.js';
import { sql } from './support/database.js';
import { sandboxUrl } from './support/addresses.js';

/** A fee that is paid after its time was released. */

/** Lets the hold end in `seconds`, by moving its end and with it the job that was to release it just then. */
async function endHoldIn(seconds: number, { id }: HeldVisit): Promise<void> {
  const moved = await sql(
    'booking',
    `WITH visit AS (UPDATE booking.appointment SET "holdUntil" = now() + make_interval(secs => $2) WHERE "id" = $1 RETURNING "holdUntil")
     SELECT FROM booking_jobs.reschedule_jobs(
       ARRAY(SELECT job.id FROM booking_jobs.jobs job JOIN booking.appointment held ON job.run_at = held."holdUntil"
             WHERE held."id" = $1 AND job.key = 'release ' || held."id"),
       run_at := (SELECT "holdUntil" FROM visit))`,
    [id, seconds],
  );
  expect(moved).toHaveLength(1);
}

async function open(browser: Browser, held: HeldVisit): Promise<Page> {
  const { page, context } = await newVisit(browser);
  await signIn(context, held.token);
  await page.goto(payPath(held.id));
  return page;
}

/** Read from the database: the site gets no request meanwhile that could release the time. */
const released = ({ id }: HeldVisit): Promise<void> =>
  expect
    .poll(() => sql('booking', 'SELECT "status" FROM booking.appointment WHERE "id" = $1', [id]), { timeout: 30_000 })
    .toEqual([{ status: 'cancelled' }]);

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

test('C5 D4 a time is released without any request; a late fee confirms the visit if its time is free, and otherwise waits until the customer takes another time', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const [free, taken, watched] = [await heldVisit(), await heldVisit(), await heldVisit()];
  const [first, late, watcher] = [await open(browser, free), await open(browser, taken), await open(browser, watched)];
  for (const page of [first, late, watcher]) await page.waitForURL(`${sandboxUrl()}/**`);
  await Promise.all([free, taken].map((held) => endHoldIn(3, held)));
  await Promise.all([free, taken].map(released));

  await endHoldIn(15, watched);
  await watcher.goBack();
  await watcher.getByRole('heading', { name: 'Your time is held' }).waitFor();

  await takeByOthers(taken);
  await chooseAtGateway(first, /^Success$/);
  await first.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await chooseAtGateway(late, /^Success$/);
  await late.getByRole('heading', { name: 'Your payment arrived, your time had gone' }).waitFor();
  await late
    .getByText('Choose another time and your visit is confirmed, or ask us for a refund; you decide.')
    .waitFor();
  expect([await visitOf(free), await visitOf(taken)]).toMatchObject([
    { status: 'confirmed', money: 'paid' },
    { status: 'cancelled', money: 'paid_unplaced' },
  ]);

  await takeAnotherTime(late);
  expect(await visitOf(taken)).toMatchObject({ status: 'confirmed', money: 'paid' });
  // The 15 seconds passed meanwhile.
  await watcher.getByRole('heading', { name: 'This time is no longer held' }).waitFor({ timeout: 20_000 });
  await Promise.all([first, late, watcher].map((page) => page.context().close()));
});
