import { expect, test } from '@playwright/test';
import { call } from './support/api.js';
import { newVisit, PHONE } from './support/browser.js';
import { chooseAtGateway, freeDay, heldVisit, payPath, serviceNamed, signIn, slotsOf } from './support/booking.js';
import { mailTo } from './support/inbox.js';

/** A customer reschedules a paid visit, and the calendar file follows. */

interface Visit {
  status: string;
  money: string;
  date: string;
  startTime: string;
  options: { reschedule: { leftAfter: number } };
}

test('C10 a customer reschedules a paid visit by keyboard on a phone, the fee moves along and a mail confirms it', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const held = await heldVisit();
  const { page, context, problems } = await newVisit(browser, PHONE);
  await signIn(context, held.token);
  await page.goto(payPath(held.id));
  await chooseAtGateway(page, /success/i);
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();

  await page.goto('/profile/appointments');
  await page.getByRole('link', { name: /^Reschedule: Petal pedicure/ }).click();
  await page.getByRole('heading', { name: 'Choose another time' }).waitFor();
  const { date } = await freeDay(held.token, await serviceNamed('Petal pedicure'));
  await page.getByPlaceholder('Choose a date').fill(date);
  await page.keyboard.press('Enter');
  const afternoon = page.getByRole('group', { name: 'Afternoon' });
  await afternoon.getByRole('button', { name: '2:00 PM', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to reschedule this appointment?' });
  await question.getByText('After this it can be moved 2 more times.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Your visit has a new time').first().waitFor();
  await page.waitForURL('**/profile/appointments');
  await page.locator(`time[datetime="${date}T14:00"]`).waitFor();

  const { appointment } = (
    await call<{ appointment: Visit }>('GET', `/api/appointments/${held.id}`, { token: held.token })
  ).body.data;
  expect(appointment).toMatchObject({
    status: 'confirmed',
    money: 'paid',
    date,
    startTime: '14:00',
    options: { reschedule: { leftAfter: 1 } },
  });
  expect(await slotsOf(held.token, await serviceNamed('Petal pedicure'), held.date)).toContain(held.startTime);
  expect((await mailTo(held.email, /^Your visit is now on/)).text).toContain('Your booking fee moves along.');
  expect(problems).toEqual([]);
  await context.close();
});
